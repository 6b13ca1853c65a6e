import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningEmbeddedPostgres } from '../app/db/embedded/embedded.server.ts';
import { type MixedLoad, mixedLoad, notAnswered, type Row, slopeOf } from '../tests/crowd/mixed-load.ts';
import { nodeProcesses, usageOf } from '../tests/crowd/process-tree.ts';
import type { Figure } from './measure/figure.ts';

/** Half an hour; `CROWD_SECONDS` for a shorter look. */
const seconds = Number(process.env.CROWD_SECONDS ?? 1_800);
/** What a fresh process takes until all its code is compiled is no leak. */
const settledAfter = Math.min(300, seconds / 2);
/** Pages that nobody reads are let go after ten minutes, and a worker at rest collects within another. */
const restSeconds = Number(process.env.CROWD_REST_SECONDS ?? (seconds < 1_800 ? 0 : 780));

/** A crowd of all kinds of visits and 20 editors at once, on what is built. */
export async function crowd({ url, dataDir, pid }: { url: string; dataDir: string; pid: number }): Promise<Figure[]> {
  const database = await runningEmbeddedPostgres(join(dataDir, 'postgres'));
  if (!database) throw new Error('The database of the site is not found.');
  const before = largestOf(pid);
  const load = await mixedLoad({ url, database, pid }, { perSecond: 300, seconds, editors: 20 });
  const failed = notAnswered(load);
  const largest = Math.max(...load.memory.map(({ largestMiB }) => largestMiB));
  await wait(restSeconds * 1_000);
  const after = largestOf(pid);
  return [
    { name: 'mixed load, visits, p95', value: load.visits.p95, unit: 'ms', most: 150, note: noteOf(load) },
    ...(['page', 'list', 'search', 'api', 'save'] as const).map((kind) => informationOf(kind, load.rows[kind])),
    { name: 'mixed load, kinds of failed answers', value: failed.length, unit: '', most: 0, note: failed.join(', ') },
    { name: 'mixed load, acknowledged saves lost', value: load.lost.length, unit: '', most: 0 },
    { name: 'mixed load, restarts', value: load.restarts, unit: '', most: 0 },
    { name: 'mixed load, memory of the largest process', value: largest, unit: 'MiB', most: 350 },
    { name: 'mixed load, memory slope', value: slopeOf(load.memory, settledAfter), unit: 'MiB/min', most: 1 },
    ...(restSeconds > 0 ? [memoryAtRest({ before, after })] : []),
  ];
}

/** MiB (PSS) of the largest process. */
function largestOf(pid: number): number {
  return Math.max(...nodeProcesses(pid).map((one) => usageOf([one]).memoryMiB));
}

function memoryAtRest({ before, after }: { before: number; after: number }): Figure {
  const note = `${after.toFixed(0)} MiB ${restSeconds} s after the crowd, ${before.toFixed(0)} before it`;
  return { name: 'mixed load, memory at rest, of before', value: after / before, unit: '', most: 1.3, note };
}

function informationOf(kind: string, { count, p50, p95, p99, slowest, failed }: Row): Figure {
  const note = `p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)}, slowest ${slowest.toFixed(0)} ms of ${count}; ${JSON.stringify(failed)}`;
  return { name: `mixed load, ${kind}, p95`, value: p95, unit: 'ms', isInformation: true, note };
}

function noteOf({ perSecond, busy, visits }: MixedLoad): string {
  return `${perSecond.toFixed(0)}/s for ${seconds} s, ${visits.count} visits; node processes used ${busy.server.toFixed(2)} of a core, the generator ${busy.generator.toFixed(2)}`;
}
