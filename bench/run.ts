import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../tests/support/site.ts';
import { atOnce } from './at-once.ts';
import { weights } from './budgets.ts';
import { cachedPage } from './cached-page.ts';
import { crowd } from './crowd.ts';
import { editing } from './editing.ts';
import { editorSpeed } from './editor.ts';
import { firstPicture } from './first-picture.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type Figure, isMet, lineOf } from './measure/figure.ts';
import { endLoad } from './measure/load.ts';
import { accessLog } from './measure/server-time.ts';
import { uncachedRender } from './render/uncached-render.ts';
import { siteTransfer } from './site-transfer.ts';
import { start } from './start.ts';
import { wave } from './wave.ts';

/** Every figure of a site with the demo's content in one run; `npm run bench -- cached render` measures only those. Exits 1 when one is missed. */
const asked = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const figures: Figure[] = [];
const [machine] = cpus();
const others = loadavg().map((load) => load.toFixed(1));
console.log(`${new Date().toISOString()}  ${cpus().length} × ${machine?.model}, load ${others.join(', ')}`);

async function measure(name: string, work: () => Promise<Figure[]>): Promise<void> {
  if (asked.length > 0 && !asked.includes(name)) return;
  const found = await work();
  for (const figure of found) console.log(lineOf(figure));
  figures.push(...found);
}

const log = accessLog();
// A site is empty once: the process that has just loaded the demo is slower for as long as it lives.
await (await startSite({ DATA_DIR: dataDir })).stop();
const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, log.hear);
const here = { ...site, dataDir, log };
try {
  await measure('weights', () => weights(here));
  // The process that answers; its supervisor only watches.
  const [worker = 0] = await site.workers();
  await measure('cached', () => cachedPage({ ...here, pid: worker }));
  await measure('render', () => uncachedRender(here));
  await measure('editing', () => editing(here));
  await measure('editor', () => editorSpeed(here));
  await measure('at-once', () => atOnce(here));
  await measure('wave', () => wave(here));
  await measure('crowd', () => crowd(here));
  await measure('first-picture', () => firstPicture(here));
  await measure('lighthouse', () => lighthouseScores(here));
} finally {
  endLoad();
  await site.stop();
}
await measure('start', () => start(here));
await measure('transfer', () => siteTransfer(here));
await rm(dataDir, { recursive: true, force: true });
process.exitCode = figures.every(isMet) ? 0 : 1;
