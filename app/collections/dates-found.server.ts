import { timeOf } from '#app/cms/venue-time.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { entriesByNumber } from './entry-list.server.ts';
import { type StatusWords, statusInWords } from './event/row-status.ts';
import { dayInWords } from './event/row-time.ts';
import { event } from './event/schema.ts';
import { eventStatus } from './event/status.ts';

/** What tells dates of one title apart: the day and time at the venue, and whether it takes place. */
export type DateFound = { when: string; state: StatusWords | null };

/** Dates by their public id, in words; those that are offline in this language are left out. */
export async function datesFound(
  numbers: readonly number[],
  { locale, now }: { locale: Locale; now: Temporal.Instant },
): Promise<Map<number, DateFound>> {
  if (numbers.length === 0) return new Map();
  const { cards } = await entriesByNumber(event, { numbers, locale });
  return new Map(
    cards.map(({ number, fields }) => {
      const state = statusInWords({ ...fields, ...eventStatus(fields, now) }, locale);
      return [number, { when: whenInWords(fields.date_start, locale), state }];
    }),
  );
}

function whenInWords(start: string | null, locale: Locale): string {
  if (!start) return '';
  const day = dayInWords(start.slice(0, 10), locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = timeOf(start);
  return time ? `${day}, ${m.programme_time({ time }, { locale })}` : day;
}
