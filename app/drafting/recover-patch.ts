import type { PatchEntry } from './entry.ts';
import { isEmptyPatch } from './entry.ts';
import type { FieldValues } from './field-values.ts';
import { type Conflict, mergePatch } from './merge.ts';

/**
 * What of an unsent change can be sent on today. It knows what each field held before it was typed: where somebody else has
 * changed the same field since, both texts are shown instead of one replacing the other.
 */
export function recoverPatch(
  entry: PatchEntry,
  today: FieldValues,
): { mine: PatchEntry | null; conflicts: Conflict[] } {
  const { body, conflicts } = mergePatch(entry, today);
  // The part without a conflict is sent on its own; the others stay in the journal under the old key.
  const key = conflicts.length ? crypto.randomUUID() : entry.key;
  const mine = { ...entry, key, body, sent: conflicts.length ? null : entry.sent };
  return { mine: isEmptyPatch(body) ? null : mine, conflicts };
}
