import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '#demo/artwork/random.ts';
import { addressesOf, mix, type Visit } from './addresses.ts';
import { client } from './ask.ts';
import { type Editor, editorsOf, lostBy } from './editors.ts';
import { nodeProcesses, usageOf } from './process-tree.ts';

/** Of half a million answers no more is kept than this. */
type Outcome = { status: number; error: string | undefined; milliseconds: number };

type Place = { url: string; database: string; pid: number };
type Amount = { perSecond: number; seconds: number; editors: number; seed?: string };

/** One row of the answer: how many, how slow (milliseconds from the moment each was due), and what went wrong. */
export type Row = {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
  failed: Record<string, number>;
};
export type MixedLoad = {
  rows: Record<Visit | 'save', Row>;
  /** All visits of visitors together. */
  visits: Row;
  perSecond: number;
  /** Acknowledged texts that the database does not have. */
  lost: string[];
  /** Node processes that came after the beginning: each stands for one that had ended. */
  restarts: number;
  memory: { second: number; largestMiB: number }[];
  /** Share of one core: the server's node processes, and this generator. */
  busy: { server: number; generator: number };
};

/** Every editor saves as often. */
const saveEveryMs = 2_000;
const sampleEveryMs = 5_000;

/**
 * A crowd that comes at its own pace whatever the server does: each visit is due at its moment and its time counts from
 * then, so that a server that stands still is not waited for (no "coordinated omission").
 */
export async function mixedLoad(
  { url, database, pid }: Place,
  { perSecond, seconds, editors: count, seed = 'a crowd' }: Amount,
) {
  const { between } = randomFrom(seed);
  const chance = () => between(0, 1);
  const visitors = client();
  const { address, pages } = await addressesOf(url, visitors, chance);
  await storeEach(url, pages);
  const team = await editorsOf({ url, database, count });
  const seen = Object.fromEntries([...Object.keys(mix), 'save'].map((kind) => [kind, [] as Outcome[]])) as Record<
    Visit | 'save',
    Outcome[]
  >;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const first = nodeProcesses(pid);
  const watch = watchMemory({ pid, began, end });
  const before = { server: usageOf(first).processorSeconds, own: process.cpuUsage() };
  const visits: Promise<unknown>[] = [];
  const saving = Promise.all(
    team.editors.map((editor, number) => saveOn(editor, { number, count, end, seen: seen.save })),
  );
  for (let number = 0; ; number++) {
    const due = began + (number * 1_000) / perSecond;
    if (due >= end) break;
    const pause = due - performance.now();
    if (pause > 1) await wait(pause);
    const kind = kindOf(chance());
    visits.push(visit(url + address[kind](), due, seen[kind]));
  }
  await Promise.all(visits);
  await saving;
  const elapsed = (performance.now() - began) / 1_000;
  const last = nodeProcesses(pid);
  const own = process.cpuUsage(before.own);
  const report: MixedLoad = {
    rows: mapValues(seen, rowOf),
    visits: rowOf([...seen.page, ...seen.list, ...seen.search, ...seen.api]),
    perSecond: visits.length / elapsed,
    lost: await lostBy(team.editors, team.pool),
    restarts: last.filter(({ pid: one }) => !first.some((other) => other.pid === one)).length,
    memory: await watch,
    busy: {
      server: (usageOf(last).processorSeconds - before.server) / elapsed,
      generator: (own.user + own.system) / 1e6 / elapsed,
    },
  };
  visitors.close();
  await team.close();
  return report;

  async function visit(target: string, due: number, into: Outcome[]): Promise<void> {
    const { status, error } = await visitors.ask(target, { headers: { 'accept-encoding': 'br' }, forgets: true });
    into.push({ status, error, milliseconds: performance.now() - due });
  }
}

/** The pages a crowd asks for again are stored ones: each is asked for by enough newcomers that every worker has it. */
async function storeEach(url: string, pages: readonly string[]): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const page of pages) {
      const newcomer = client();
      await newcomer.ask(url + page, { headers: { 'accept-encoding': 'br' } });
      newcomer.close();
    }
  }
}

async function saveOn(
  editor: Editor,
  { number, count, end, seen }: { number: number; count: number; end: number; seen: Outcome[] },
) {
  await wait((saveEveryMs * number) / count);
  while (performance.now() < end) {
    const [{ status, error, milliseconds }] = await Promise.all([editor.save(), wait(saveEveryMs)]);
    seen.push({ status, error, milliseconds });
  }
}

/** MiB (PSS) of the largest worker, again and again until the end. */
async function watchMemory({ pid, began, end }: { pid: number; began: number; end: number }) {
  const samples: MixedLoad['memory'] = [];
  while (performance.now() < end) {
    await wait(Math.min(sampleEveryMs, Math.max(0, end - performance.now())));
    const largestMiB = Math.max(...nodeProcesses(pid).map((one) => usageOf([one]).memoryMiB));
    samples.push({ second: Math.round((performance.now() - began) / 1_000), largestMiB });
  }
  return samples;
}

/** MiB a minute, by least squares; what came before `fromSecond` is warming up. */
export function slopeOf(memory: MixedLoad['memory'], fromSecond: number): number {
  const late = memory.filter(({ second }) => second >= fromSecond);
  const mean = (of: (one: MixedLoad['memory'][number]) => number) =>
    late.reduce((sum, one) => sum + of(one), 0) / late.length;
  const [x, y] = [mean(({ second }) => second), mean(({ largestMiB }) => largestMiB)];
  const over = late.reduce((sum, { second, largestMiB }) => sum + (second - x) * (largestMiB - y), 0);
  const under = late.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  return under === 0 ? 0 : (over / under) * 60;
}

export function rowOf(answers: readonly Pick<Outcome, 'status' | 'error' | 'milliseconds'>[]): Row {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
  const failed: Record<string, number> = {};
  for (const { status, error } of answers) {
    const name = status === 0 ? (error ?? 'no answer') : status >= 400 ? String(status) : null;
    if (name) failed[name] = (failed[name] ?? 0) + 1;
  }
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1), failed };
}

/** What no visitor and no editor had an answer to, as `503 4`: 4xx are answers, 5xx and a cut connection are none. */
export function notAnswered({ visits, rows }: Pick<MixedLoad, 'visits' | 'rows'>): string[] {
  const failed = [visits, rows.save].flatMap((row) => Object.entries(row.failed));
  return failed.filter(([name]) => !name.startsWith('4')).map(([name, count]) => `${name} ${count}`);
}

function kindOf(chance: number): Visit {
  let left = chance * Object.values(mix).reduce((sum, share) => sum + share, 0);
  for (const [kind, share] of Object.entries(mix) as [Visit, number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'page';
}

function mapValues<Key extends string, From, To>(from: Record<Key, From>, to: (value: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, to(value)])) as Record<Key, To>;
}
