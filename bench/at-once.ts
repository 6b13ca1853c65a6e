import { addressesOf } from '../tests/crowd/addresses.ts';
import { client } from '../tests/crowd/ask.ts';
import { type AtOnce, askAtOnce, publicRoutes } from '../tests/crowd/at-once.ts';
import type { Figure } from './measure/figure.ts';

const crowds = [50, 200];
/** Up to here nobody may be turned away. */
const capacity = 50;

/** Each kind of address, asked for by 50 and by 200 at once, none of them ever asked for before. */
export async function atOnce({ url }: { url: string }): Promise<Figure[]> {
  const visitor = client();
  const { words } = await addressesOf(url, visitor, Math.random);
  visitor.close();
  const figures: Figure[] = [];
  for (const route of publicRoutes(words))
    for (const count of crowds) figures.push(...figuresOf(await askAtOnce(url, route, count)));
  return figures;
}

function figuresOf({ name, count, statuses, firstAnswerMs, slowestMs, withoutRetryAfter }: AtOnce): Figure[] {
  const refused = statuses[503] ?? 0;
  const broken = Object.entries(statuses).reduce((sum, [status, number]) => sum + (isBroken(status) ? number : 0), 0);
  const note = `${JSON.stringify(statuses)}, first ${firstAnswerMs.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms`;
  const bad = broken + withoutRetryAfter + (count <= capacity ? refused : 0) + (refused === count ? count : 0);
  return [
    { name: `${count} at once, ${name}: failures`, value: bad, unit: '', most: 0, note },
    { name: `${count} at once, ${name}: first answer`, value: firstAnswerMs, unit: 'ms', most: 1_000 },
  ];
}

/** No answer, or an error of ours; 503 is counted by itself. */
function isBroken(status: string): boolean {
  return status === '0' || (status.startsWith('5') && status !== '503');
}
