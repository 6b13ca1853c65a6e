// What is built is for visitors; React would render twice and slower in development's clothes.
process.env.NODE_ENV ??= 'production';

import { loadBuilt } from './load-built.mjs';

const { supervise } = await loadBuilt('supervisor');
await supervise();
