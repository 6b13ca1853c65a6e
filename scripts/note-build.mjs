// After `npm run build`: a start finds out by this that nothing is stale.
import { noteBuild } from './set-up.mjs';

noteBuild();
