import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { runningEmbeddedPostgres } from '#app/db/embedded/embedded.server.ts';
import { runningServer } from '#app/db/embedded/orphan.server.ts';
import { randomFrom } from '#demo/artwork/random.ts';
import type { Site } from '../support/site.ts';
import { client } from './ask.ts';
import { fillDisk } from './disk.ts';
import { type Editor, editorsOf, lostBy } from './editors.ts';
import { nodeProcesses, treeOf } from './process-tree.ts';

/** What is done to a running site, and how often of a hundred times. */
const shares = {
  connection: 37,
  listener: 23,
  worker: 18,
  database: 11,
  supervisor: 3,
  'slow disk': 5,
  'full disk': 3,
} as const;
export type Fault = keyof typeof shares;

export type FaultRun = {
  healed: Record<Fault, number[]>;
  /** Acknowledged saves that the database does not have, after all faults. */
  lost: string[];
  saves: number;
};

type Options = {
  /** Starts the site on its data folder, for the first time and after its supervisor was killed. */
  open: () => Promise<Site>;
  count: number;
  /** Whether the data folder is a disk of its own, which may be filled. */
  mayFill: boolean;
  seed?: string;
};

/** Longer than this and the site counts as not healed at all. */
const patience = 30_000;

/**
 * Does one fault after the other to a site on which four editors save without a pause; each time waits until it answers
 * again what is in no memory: a save and a page never asked for.
 */
export async function faultRun({ open, count, mayFill, seed = 'faults' }: Options): Promise<FaultRun> {
  let site = await open();
  const database = (await runningEmbeddedPostgres(join(site.dataDir, 'postgres'))) ?? '';
  const team = await editorsOf({ url: site.url, database, count: 4 });
  const { between } = randomFrom(seed);
  // Proof: the keys are those of `shares`.
  const healed = Object.fromEntries(Object.keys(shares).map((fault) => [fault, []])) as unknown as FaultRun['healed'];
  let [isOver, saves] = [false, 0];
  const writing = Promise.all(team.editors.map((editor) => saveOn(editor)));
  for (let number = 0; number < count; number++) {
    const chosen = faultFor(between(0, 100));
    const fault = chosen === 'full disk' && !mayFill ? 'slow disk' : chosen;
    await wait(between(0, 120));
    const began = performance.now();
    if (fault === 'supervisor') site = await killedAndOpened(site);
    else await faults[fault]({ site, pool: team.pool });
    await untilHealed(site, began, team.editors);
    healed[fault].push(performance.now() - began);
  }
  isOver = true;
  await writing;
  const lost = await lostBy(team.editors, team.pool);
  await team.close();
  await site.stop();
  return { healed, lost, saves };

  async function saveOn(editor: Editor): Promise<void> {
    while (!isOver) {
      const { status } = await editor.save();
      if (status === 200) saves += 1;
      else await wait(20);
    }
  }

  async function killedAndOpened(old: Site): Promise<Site> {
    await old.kill();
    return open();
  }
}

type Target = { site: Site; pool: pg.Pool };

const faults: Record<Exclude<Fault, 'supervisor'>, (target: Target) => Promise<void>> = {
  connection: ({ pool }) => cut(pool, `query not ilike 'listen %'`),
  listener: ({ pool }) => cut(pool, `query ilike 'listen %' or query ilike '%cache_epoch%'`),
  worker: async ({ site }) => {
    const workers = nodeProcesses(site.pid).filter(({ pid, parent }) => pid !== site.pid && parent === site.pid);
    const [one] = workers;
    if (!one) throw new Error('The site has no worker.');
    process.kill(one.pid, 'SIGKILL');
  },
  database: async ({ site }) => {
    const running = await runningServer(join(site.dataDir, 'postgres/cluster'));
    if (running) process.kill(running.pid, 'SIGKILL');
  },
  // What waits for a disk that does not answer stands still, and so does all of PostgreSQL here.
  'slow disk': async ({ site }) => {
    const all = await databaseProcesses(site);
    for (const pid of all) signal(pid, 'SIGSTOP');
    await wait(slowMs);
    for (const pid of all) signal(pid, 'SIGCONT');
  },
  'full disk': ({ site }) => fillDisk(site.dataDir, fullMs),
};

const slowMs = 1_500;
const fullMs = 800;

async function databaseProcesses({ dataDir }: Site): Promise<number[]> {
  const running = await runningServer(join(dataDir, 'postgres/cluster'));
  return running ? treeOf(running.pid).map(({ pid }) => pid) : [];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A connection that ended meanwhile.
  }
}

/** Ends the connections of the site that match, in the middle of whatever they do. */
async function cut(pool: pg.Pool, which: string): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'foyer%' and pid <> pg_backend_pid() and (${which})`,
  );
}

let fresh = 0;

async function untilHealed({ url }: Site, began: number, editors: readonly Editor[]): Promise<void> {
  const { ask, close } = client();
  const revisions = editors.map(({ written }) => written.rev);
  const isSaved = () => editors.every(({ written }, number) => written.rev > (revisions[number] ?? 0));
  const isRendered = async () => (await ask(`${url}/de/programm?date=${dayNeverAsked()}`)).status === 200;
  while (!(isSaved() && (await isRendered()))) {
    if (performance.now() - began > patience) throw new Error(`Not healed after ${patience / 1_000} s.`);
    await wait(10);
  }
  close();
}

function dayNeverAsked(): string {
  fresh += 1;
  return new Date(Date.UTC(2027, 0, 1) + fresh * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
}

function faultFor(chance: number): Fault {
  let left = chance;
  for (const [fault, share] of Object.entries(shares) as [Fault, number][]) {
    left -= share;
    if (left < 0) return fault;
  }
  return 'connection';
}
