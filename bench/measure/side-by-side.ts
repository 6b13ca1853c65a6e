import { setTimeout } from 'node:timers/promises';
import { median, quantile } from './figure.ts';
import { load, type Question } from './load.ts';
import { secondsOf } from './process-time.ts';
import { hasWrk, pinToLastCore, unpin, wrk } from './wrk.ts';

/** `perSecond` is ours. */
export type Comparison = { ratio: number; perSecond: number; note: string };

type Server = { question: Question; pid: number };
type Round = { perSecond: number; busy: number; microseconds: number };

const rounds = 7;
const secondsOfRound = 1;
/** Until V8 has compiled what answers, twice: some hundred thousand answers. */
const secondsOfWarmUp = 5;
/** Below this the server was not the limit, and the ratio says nothing about it. */
const leastBusy = 0.95;

/**
 * Requests per second of two servers in turns, first one then the other going first, so that a busy machine slows both.
 * The ratio is the median of the rounds' ratios. With wrk each server has a core of its own and the load the other, so
 * that the server is the bottleneck; without it the note says that it was not.
 */
export async function sideBySide(ours: Server, bare: Server): Promise<Comparison> {
  const servers = [ours, bare];
  if (hasWrk) for (const { pid } of servers) pinToLastCore(pid);
  try {
    for (const server of servers) await press(server, secondsOfWarmUp);
    const results: { ours: Round; bare: Round }[] = [];
    for (let round = 0; round < rounds; round++) {
      const first = await press(round % 2 ? ours : bare, secondsOfRound);
      const second = await press(round % 2 ? bare : ours, secondsOfRound);
      results.push(round % 2 ? { ours: first, bare: second } : { ours: second, bare: first });
    }
    return compared(results);
  } finally {
    if (hasWrk) unpin(ours.pid);
  }
}

/** Answers of one server under as much load as it takes; with `wrk` the load has the other core. */
export async function press({ question, pid }: Server, seconds: number): Promise<Round> {
  const [spent, began] = [secondsOf(pid), performance.now()];
  const answered = hasWrk
    ? (await wrk(question, seconds)).answered
    : (await load(question, { duration: seconds * 1_000 })).milliseconds.length;
  const [used, elapsed] = [secondsOf(pid) - spent, (performance.now() - began) / 1_000];
  return { perSecond: answered / elapsed, busy: used / elapsed, microseconds: (used / answered) * 1e6 };
}

function compared(results: readonly { ours: Round; bare: Round }[]): Comparison {
  const ratios = results.map(({ ours, bare }) => ours.perSecond / bare.perSecond);
  const middle = (who: 'ours' | 'bare', what: keyof Round) => median(results.map((each) => each[who][what]));
  const told = (who: 'ours' | 'bare') =>
    `${middle(who, 'perSecond').toFixed(0)}/s at ${middle(who, 'microseconds').toFixed(1)} µs, ${(middle(who, 'busy') * 100).toFixed(0)} % busy`;
  const spread = `${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`;
  const isLimit = middle('ours', 'busy') >= leastBusy;
  return {
    ratio: median(ratios),
    perSecond: middle('ours', 'perSecond'),
    note: `ours ${told('ours')}; bare ${told('bare')}; half of ${rounds} rounds ${spread}${isLimit ? '' : '; NOT A LIMIT'}`,
  };
}

/** Waits until a process has had less than a twentieth of a second's processor: after its start the site packs its files. */
export async function quiet(pid: number): Promise<void> {
  let spent = 1;
  while (spent > 0.05) {
    const before = secondsOf(pid);
    await setTimeout(1_000);
    spent = secondsOf(pid) - before;
  }
}
