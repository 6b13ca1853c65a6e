import type { Definitions } from '../view/view-nodes.ts';
import type { Writer } from './draft-answer.ts';

/** Thrown inside of a transaction, so that nothing of what was begun stays. */
export class RightMissing extends Error {
  override name = 'RightMissing';
}

/**
 * Whether somebody may change all of these: a module such as `html` asks for a right of its own, and asks it wherever it
 * moves, also inside of a container that moves, goes or comes back. The site itself, which is nobody, may.
 */
export function mayChangeAll(nodes: Iterable<{ model: string }>, { writer, definitions }: RightOptions): boolean {
  if (writer.id === null) return true;
  return [...nodes].every(({ model }) => {
    const right = definitions[model]?.right;
    return !right || writer.rights.includes(right);
  });
}

type RightOptions = { writer: Writer; definitions: Definitions };

/** For a command whose transaction has ended by `RightMissing`: the answer of a refusal. */
export function forbiddenWhenRightMissing(error: unknown): { kind: 'forbidden' } {
  if (error instanceof RightMissing) return { kind: 'forbidden' };
  throw error;
}
