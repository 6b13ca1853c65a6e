// The demo needs the engine, which is built: a short start of the site loads it.
import { setUp } from './set-up.mjs';

await setUp();
const { loadDemoOnly } = await import('../build/server/index.js');
await loadDemoOnly();
