import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { venueDay } from '#app/cms/venue-time.ts';
import { cache } from '../../scripts/set-up.mjs';
import { makeFastFolder } from './fast-folder.ts';
import { startSite } from './site.ts';

const demos = join(cache, 'demo');

/**
 * Loads the demo museum for all sites that tests start with it, a quarter of a minute for each of them, unless that was done
 * for this build today: its dates are counted from the day. For one process, before the tests begin.
 */
export default async function loadDemoOnce(): Promise<void> {
  const build = await readFile(join(cache, 'build'), 'utf8').catch(() => null);
  if (build === null) return;
  const folder = join(demos, `${venueDay(Temporal.Now.instant())}-${build.replace(/\W/g, '')}`);
  if (!existsSync(folder)) await loadInto(folder);
  // Playwright and Vitest hand the environment on to their workers.
  process.env.LOADED_DEMO = folder;
}

/** A data folder with the loaded museum, empty where none was loaded; in memory unless one is named. Whoever asks removes it. */
export async function copyOfLoadedDemo(place?: string): Promise<string> {
  const folder = place ?? (await makeFastFolder('foyer-demo-'));
  const loaded = process.env.LOADED_DEMO;
  // With owners and modes: the database runs as a user of its own.
  if (loaded) await promisify(execFile)('cp', ['-a', `${loaded}/.`, folder]);
  return folder;
}

async function loadInto(folder: string): Promise<void> {
  await rm(demos, { recursive: true, force: true });
  await mkdir(demos, { recursive: true });
  const half = `${folder}-half`;
  const site = await startSite({ DATA_DIR: half });
  await site.stop();
  await rename(half, folder);
}
