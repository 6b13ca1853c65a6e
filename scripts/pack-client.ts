// Part of `npm run build`: every worker would otherwise spend five seconds of processor on it at each of its starts.
import { packAssets } from '../server/middleware/answer/static-files.ts';

await packAssets('build/client');
