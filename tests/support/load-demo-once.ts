import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { venueDay } from '#app/cms/venue-time.ts';
import { startSite } from './site.ts';

const cache = join(process.cwd(), 'node_modules/.cache/foyer');
const demos = join(cache, 'demo');

/**
 * Loads the demo museum for all sites of the browser tests, a quarter of a minute for each of them, unless that was done
 * for this build today: its dates are counted from the day. `LOADED_DEMO` says where it is. For one process, before the
 * tests begin.
 */
export default async function loadDemoOnce(): Promise<void> {
  const build = await readFile(join(cache, 'build'), 'utf8').catch(() => null);
  if (build === null) return;
  const folder = join(demos, `${venueDay(Temporal.Now.instant())}-${build.replace(/\W/g, '')}`);
  if (!existsSync(folder)) await loadInto(folder);
  process.env.LOADED_DEMO = folder;
}

async function loadInto(folder: string): Promise<void> {
  await rm(demos, { recursive: true, force: true });
  await mkdir(demos, { recursive: true });
  const half = `${folder}-half`;
  const site = await startSite({ DATA_DIR: half });
  await site.stop();
  await rename(half, folder);
}
