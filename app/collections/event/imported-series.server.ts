import type { ContentModel, ImportedDraft } from '#app/cms/collection/content-model.ts';
import { isUuid } from '#app/db/uuid.ts';
import { knownDays, makeDatesIn, recurrenceOf } from './recurrence.server.ts';
import { recurringDays } from './recurrence.ts';

type Reader = Parameters<typeof knownDays>[0];

const ofRule: ReadonlySet<string> = new Set(['date_start', 'recurrence_rule', 'recurrence_exclusions']);

/** The days on which an imported date repeats and does not stand yet; null for a rule without an end, or none. */
export async function importedDays(reader: Reader, draft: ImportedDraft): Promise<string[] | null> {
  const days = recurringDays(recurrenceOf(draft.props));
  if (!days) return null;
  const known = isUuid(draft.id) ? await knownDays(reader, draft) : new Set();
  return days.filter((day) => !known.has(day));
}

/** True where an import brings a rule, or another one than there was. */
export function bringsRule({ props, changes }: ImportedDraft): boolean {
  return Boolean(props.recurrence_rule) && changes.some((column) => ofRule.has(column));
}

/** Makes the dates of the rules that an import brought; what its rule left out here stays out, whatever the file says. */
export const bringDatesAlong: ContentModel['bringAlong'] = async (tx, { type, drafts, ...making }) => {
  if (type !== 'event') return [];
  const made: { id: string; rev: number }[] = [];
  for (const { id, props, before } of drafts.filter(bringsRule)) {
    const { rule, exclusions } = recurrenceOf(props);
    const kept = before ? recurrenceOf(before).exclusions.filter((day) => !exclusions.includes(day)) : [];
    const series = kept.length > 0 ? { rule, exclusions: [...exclusions, ...kept] } : undefined;
    const answer = await makeDatesIn(tx, { id, series, ...making });
    if (answer.kind === 'made') made.push(...answer.created.map((date) => ({ id: date.id, rev: 1 })));
  }
  return made;
};
