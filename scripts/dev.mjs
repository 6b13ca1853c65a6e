// Plain JavaScript: Vite serves the sources, the site runs inside its module graph.
import { setUp } from './set-up.mjs';

await setUp({ build: false });
const { createServer } = await import('vite');
const vite = await createServer({ server: { middlewareMode: true } });
const { start } = await vite.ssrLoadModule('./server/main.ts');
await start({
  front: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
});
