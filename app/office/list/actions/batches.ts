import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';

/** So many entries can be changed by one command, over all its batches. */
export const mostAtOnce = 5_000;
/** So many entries one transaction changes, and one request where scripts run: it is over in about a second. */
export const batchSize = 100;

/**
 * Does something to one batch after the other and says what all came to. `work` hears how many are behind it; null stops
 * it there, and so does a refusal: what was done is said, with how many are left, and only when nothing was done the
 * refusal itself is the answer.
 */
export async function inBatches(
  ids: readonly string[],
  work: (batch: string[], behind: number) => Promise<Done | Refused | null>,
): Promise<Done | Refused> {
  let sum: Done | null = null;
  for (let behind = 0; behind < ids.length; behind += batchSize) {
    const answer = await work(ids.slice(behind, behind + batchSize), behind);
    if (!answer || 'refused' in answer) {
      if (sum) return { ...sum, left: ids.length - behind };
      return answer ?? { refused: 'nothing' };
    }
    sum = sum ? added(sum, answer) : answer;
  }
  return sum ?? { refused: 'nothing' };
}

/** Takes batch after batch back in the same way; what is left keeps its names, so that one can go on. */
export async function undoInBatches(
  names: readonly string[],
  work: (name: string, behind: number) => Promise<Undone | Refused | null>,
): Promise<Undone | Refused> {
  let sum: Undone = { undone: 0, skipped: 0 };
  for (const [at, name] of names.entries()) {
    const answer = await work(name, sum.undone + sum.skipped);
    if (at === 0 && answer && 'refused' in answer) return answer;
    if (!answer || 'refused' in answer) return { ...sum, undo: names.slice(at) };
    sum = { undone: sum.undone + answer.undone, skipped: sum.skipped + answer.skipped };
  }
  return names.length > 0 ? sum : { refused: 'undo-gone' };
}

function added(one: Done, { count, skipped, undo }: Done): Done {
  return { ...one, count: one.count + count, skipped: one.skipped + skipped, undo: [...one.undo, ...undo] };
}
