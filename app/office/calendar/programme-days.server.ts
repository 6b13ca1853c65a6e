import { listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import { venueInstant } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { db } from '#app/db/client.server.ts';
import { closedOn } from '#app/features/opening-hours/closed-day.ts';
import { exceptionAt, type OpeningHours, rangesAt } from '#app/features/opening-hours/hours.ts';
import { hoursOfVenues } from '#app/features/opening-hours/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { roomChoices } from '../dates/room-choices.server.ts';
import { formatDay, shortDay } from '../format.ts';
import { formatRanges } from '../hours/hours-text.ts';
import { barsOf } from './bars.ts';
import { type CalendarSpan, daysOf } from './calendar-span.ts';

/** The dates of a month of a large venue; what is beyond them is counted. */
const mostDates = 1500;

/** What the bars need besides the columns of the list. */
const shownEvent = { ...event, columns: [...event.columns, 'duration', 'all_day'] };

type Query = Pick<CalendarSpan, 'from' | 'until'> & {
  locale: Locale;
  /** Only what takes place in this room. */
  room?: string | null;
};

/** Some days of the programme: what takes place in which room on which day, drafts included, and when the venue is open. */
export async function programmeDays({ from, until, locale, room = null }: Query) {
  const span = { from: venueInstant(from), before: venueInstant(until) };
  const [dates, rooms, hours] = await Promise.all([
    listDrafts(shownEvent, { ...span, locale, where: room ? { room } : {}, sort: 'starts', page_size: mostDates }),
    roomChoices(locale),
    hoursOfVenues(db(), from),
  ]);
  const bars = barsOf(dates.results, locale);
  const own = hours.get(null);
  return {
    count: dates.count,
    /** Dates beyond those that are shown. */
    more: dates.count - bars.length,
    overlaps: bars.filter(({ clashes }) => clashes).length,
    bars,
    rooms,
    days: daysOf({ from, until }).map((day) => ({
      day,
      title: formatDay(day, locale, shortDay),
      ...openOn(own, day, locale),
    })),
  };
}

export type ProgrammeDays = Awaited<ReturnType<typeof programmeDays>>;
export type ProgrammeDay = ProgrammeDays['days'][number];

/** When the venue is open on a day, in words; nothing where nobody has written it down. */
function openOn(hours: OpeningHours | undefined, day: string, locale: Locale): { isClosed: boolean; hours: string } {
  if (!hours) return { isClosed: false, hours: '' };
  const closed = closedOn(hours, day);
  if (closed) return { isClosed: true, hours: closed.reason[locale] || m.office_hours_closed() };
  const date = Temporal.PlainDate.from(day);
  return { isClosed: false, hours: formatRanges(exceptionAt(hours, date)?.ranges ?? rangesAt(hours, date), locale) };
}
