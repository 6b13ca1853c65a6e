import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { loadedDemo, loadedDemos } from './loaded-demo.ts';
import { startSite } from './site.ts';

/**
 * Loads the demo museum for all sites that tests start with it, a quarter of a minute for each of them, unless that was
 * done for this build today. For one process, before the tests begin.
 */
export default async function loadDemoOnce(): Promise<void> {
  const folder = await loadedDemo();
  if (folder === null || existsSync(folder)) return;
  await rm(loadedDemos, { recursive: true, force: true });
  await mkdir(loadedDemos, { recursive: true });
  const half = `${folder}-half`;
  const site = await startSite({ DATA_DIR: half });
  await site.stop();
  await rename(half, folder);
}
