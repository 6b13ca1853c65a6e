import type { VisitorAddress } from '../endpoints/visitor.ts';
import type { Answer, RowName } from './call-types.ts';

/** Reads what a call of visitors answers; null where it refuses. Throws where nobody answers, or who asked has gone on. */
export async function read<Name extends RowName>(
  address: VisitorAddress<Name>,
  signal?: AbortSignal,
): Promise<Answer<Name> | null> {
  const answer = await fetch(address, { signal });
  return answer.ok ? answer.json() : null;
}
