import type { EntryCard } from '#app/cms/collection/entry.ts';
import type { eventTeaserFields } from '#app/collections/event-teaser/schema.ts';

/** A hint between the days of the programme, behind everything else of its day. */
export type DayTeaser = { number: number } & Pick<EntryCard<typeof eventTeaserFields>, 'fields'>;

export function dayTeaser({ number, fields }: EntryCard<typeof eventTeaserFields>): DayTeaser {
  return { number, fields };
}
