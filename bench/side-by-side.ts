import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { median, quantile } from './figure.ts';
import { load, type Question } from './load.ts';

/** `perSecond` is ours. */
export type Comparison = { ratio: number; perSecond: number; note: string };

type Options = {
  rounds: number;
  duration: number;
  warmUp: number;
  /** The two processes, to say what a request costs each; that does not change with what else the machine does. */
  pids?: { ours: number; bare: number };
};

/**
 * Requests per second of two servers in turns, first one then the other going first, so that a busy machine slows both.
 * The ratio is the median of the rounds' ratios.
 */
export async function sideBySide(ours: Question, bare: Question, options: Options): Promise<Comparison> {
  const { rounds, duration, warmUp, pids } = options;
  for (const question of [ours, bare]) await load(question, { duration: warmUp });
  const results: { ours: number; bare: number }[] = [];
  const spent = { ours: 0, bare: 0 };
  const answered = { ours: 0, bare: 0 };
  let busiest = 0;
  const measure = async (question: Question) => {
    const who = question === ours ? 'ours' : 'bare';
    const before = pids ? processorTime(pids[who]) : 0;
    const { perSecond, busy, milliseconds } = await load(question, { duration });
    spent[who] += pids ? processorTime(pids[who]) - before : 0;
    answered[who] += milliseconds.length;
    busiest = Math.max(busiest, busy);
    return perSecond;
  };
  for (let round = 0; round < rounds; round++) {
    const first = await measure(round % 2 ? ours : bare);
    const second = await measure(round % 2 ? bare : ours);
    results.push(round % 2 ? { ours: first, bare: second } : { ours: second, bare: first });
  }
  const perSecond = (who: 'ours' | 'bare') => median(results.map((each) => each[who]));
  const ratios = results.map(({ ours: own, bare: other }) => own / other);
  const spread = `${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`;
  const each = (who: 'ours' | 'bare') => (spent[who] * 1e6) / answered[who];
  const cost = pids ? `; processor per request ${each('ours').toFixed(1)} µs, bare ${each('bare').toFixed(1)} µs` : '';
  return {
    ratio: median(ratios),
    perSecond: perSecond('ours'),
    note: `ours ${perSecond('ours').toFixed(0)}/s, bare ${perSecond('bare').toFixed(0)}/s; half of ${rounds} rounds ${spread}; load used ${Math.round(busiest * 100)} % of a core${cost}`,
  };
}

/** Waits until a process has had less than a twentieth of a second's processor: after its start the house packs its files. */
export async function quiet(pid: number): Promise<void> {
  let spent = 1;
  while (spent > 0.05) {
    const before = processorTime(pid);
    await setTimeout(1_000);
    spent = processorTime(pid) - before;
  }
}

/** Seconds that a process has had of the processors, its own and the system's for it (proc(5): hundredths). */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
