// The demo needs the engine, which is built: a short start of the site furnishes it.
import { setUp } from './set-up.mjs';

await setUp();
const { furnishOnly } = await import('../build/server/index.js');
await furnishOnly();
