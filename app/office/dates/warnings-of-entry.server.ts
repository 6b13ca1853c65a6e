import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { collections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import { type DateWarning, dateWarnings } from '#app/features/programme/date-warnings.server.ts';
import { isDated } from '../format.ts';

/** What is to be looked at in the draft of a date; nothing where an entry is none. */
export async function warningsOfEntry({
  type,
  id,
  now,
}: {
  type: string;
  id: string;
  now: Temporal.Instant;
}): Promise<DateWarning[]> {
  const definition = collections[type];
  if (!definition || !isDated(definition)) return [];
  const entries = await readEntries(db(), { type, ids: [id] });
  return (await dateWarnings(db(), entries, now)).get(id) ?? [];
}
