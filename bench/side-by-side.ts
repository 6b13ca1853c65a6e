import { median, quantile } from './figure.ts';
import { load, type Question } from './load.ts';

export type Comparison = { ratio: number; note: string };

type Options = { rounds: number; duration: number; warmUp: number };

/**
 * Requests per second of two servers in turns, first one then the other going first, so that a busy machine slows both.
 * The ratio is the median of the rounds' ratios.
 */
export async function sideBySide(ours: Question, bare: Question, options: Options): Promise<Comparison> {
  const { rounds, duration, warmUp } = options;
  for (const question of [ours, bare]) await load(question, { duration: warmUp });
  const results: { ours: number; bare: number }[] = [];
  let busiest = 0;
  const measure = async (question: Question) => {
    const { perSecond, busy } = await load(question, { duration });
    busiest = Math.max(busiest, busy);
    return perSecond;
  };
  for (let round = 0; round < rounds; round++) {
    const first = await measure(round % 2 ? ours : bare);
    const second = await measure(round % 2 ? bare : ours);
    results.push(round % 2 ? { ours: first, bare: second } : { ours: second, bare: first });
  }
  const perSecond = (who: 'ours' | 'bare') => `${median(results.map((each) => each[who])).toFixed(0)}/s`;
  const ratios = results.map(({ ours: own, bare: other }) => own / other);
  const spread = `${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`;
  return {
    ratio: median(ratios),
    note: `ours ${perSecond('ours')}, bare ${perSecond('bare')}; half of ${rounds} rounds ${spread}; load used ${Math.round(busiest * 100)} % of a core`,
  };
}
