import { fork } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'vite';
import { workerSettings } from '../../server/supervisor/worker-settings.ts';
import site from '../../vite.config.ts';

const folder = 'build/bench';

/** Builds the bare renderer with Vite, as the site is built, and starts it in a process of its own. */
export async function startBareRender({ database, page }: { database: string; page: string }) {
  await build({
    configFile: false,
    logLevel: 'error',
    // Classes are named as on the site, or the two could not be compared.
    ...(site.css ? { css: site.css } : {}),
    build: { ssr: 'bench/bare-render/server.tsx', outDir: folder, target: 'es2023', copyPublicDir: false },
  });
  const server = fork(`${folder}/server.js`, [database, page], {
    // As a worker is run, and what it is compared with (../render/uncached-render.ts).
    execArgv: workerSettings().execArgv ?? [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(server, 'exit').then(() => Promise.reject(new Error('The bare renderer did not start.')));
  await Promise.race([once(server, 'message'), gone]);
  /** Milliseconds of processor for one of so many renderings. */
  const cost = async (times: number): Promise<number> => {
    server.send(times);
    const [milliseconds] = await Promise.race([once(server, 'message'), gone]);
    return milliseconds as number;
  };
  return { cost, close: () => server.disconnect() };
}
