// One of the processes that answer requests; started by the supervisor (scripts/serve.mjs).
process.env.NODE_ENV ??= 'production';

import { loadBuilt } from './load-built.mjs';

const { runWorker } = await loadBuilt('worker');
runWorker();
