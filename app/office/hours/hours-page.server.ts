import { sql } from 'drizzle-orm';
import { localMinute, venueDay } from '#app/cms/venue-time.ts';
import { db } from '#app/db/client.server.ts';
import { holidaysOf, isLand, type Land } from '#app/features/opening-hours/holidays.ts';
import { exceptionAt, type OpeningHours, openingDay, rangesAt } from '#app/features/opening-hours/hours.ts';
import { openingLabel } from '#app/features/opening-hours/label.ts';
import { openingPanel } from '#app/features/opening-hours/panel.ts';
import { readAllHours } from '#app/features/opening-hours/queries.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { dayWithYear, formatDay, longDay } from '../format.ts';
import { datesOnClosedDays } from './dates-on-closed-days.server.ts';
import { formatRanges, holidayName } from './hours-text.ts';

export type VenueChoice = { id: string; number: number; title: string };
type Options = { venue: VenueChoice | null; params: URLSearchParams; now: Temporal.Instant; locale: Locale };

/** The venue that an address names by its number; null is the site itself. */
export function chosenVenue(venues: readonly VenueChoice[], params: URLSearchParams): VenueChoice | null {
  return venues.find(({ number }) => String(number) === params.get('venue')) ?? null;
}

export async function venueChoices(locale: Locale): Promise<VenueChoice[]> {
  const { rows } = await db().execute<VenueChoice>(sql`
    select id, number::float8 as number, coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), label_de) as title
    from entry where type = 'venue' and deleted_at is null order by label_de limit 100`);
  return rows;
}

/** The hours of a site as they are written down, and what they look like from one moment. */
export async function hoursPage({ venue, params, now, locale }: Options) {
  const { hours, seasons, exceptions } = await readAllHours(now, venue?.id ?? null);
  const at = momentOf(params.get('at')) ?? now;
  const today = venueDay(now);
  const closed = exceptions.filter(({ is_closed, date_to }) => is_closed && date_to >= today);
  const dates = await datesOnClosedDays(closed, { venue: venue?.id ?? null, locale });
  return {
    seasons,
    exceptions: exceptions.map((exception) => ({
      ...exception,
      days: daysInWords(exception.date_from, exception.date_to, locale),
      text: exception.is_closed ? '' : formatRanges(exception.ranges, locale),
      isOver: exception.date_to < today,
      /** Dates that stand on these days although it is closed. */
      dates: dates.get(exception.id) ?? [],
    })),
    preview: previewOf(hours, at),
    at: localMinute(at),
    helper: helperOf(hours, { params, locale, today }),
  };
}

export type HoursPage = Awaited<ReturnType<typeof hoursPage>>;

function previewOf(hours: OpeningHours, at: Temporal.Instant) {
  return locales.map((locale) => ({
    locale,
    label: openingLabel(openingDay(hours, at), at.epochMilliseconds, locale),
    ...openingPanel(hours, at, locale),
  }));
}

/** The holidays of a state and year with what the site has decided already, and what it would be open without a decision. */
function helperOf(
  hours: OpeningHours,
  { params, locale, today }: { params: URLSearchParams; locale: Locale; today: string },
) {
  const thisYear = Number(today.slice(0, 4));
  const land: Land | null = isLand(params.get('land')) ? (params.get('land') as Land) : null;
  const year = yearOf(params.get('year')) ?? thisYear + (today.slice(5) > '09-30' ? 1 : 0);
  const holidays = land ? holidaysOf(land, year).filter(({ date }) => date >= today) : [];
  return {
    land,
    year,
    years: [thisYear, thisYear + 1, thisYear + 2],
    holidays: holidays.map(({ date, name, isPublic }) => {
      const day = Temporal.PlainDate.from(date);
      const usual = rangesAt(hours, day);
      const [sunday] = rangesAt(hours, day.add({ days: 7 - day.dayOfWeek }));
      const known = exceptionAt(hours, day);
      return {
        date,
        isPublic,
        day: formatDay(date, locale, longDay),
        name: holidayName(name),
        usual: usual.length > 0 ? formatRanges(usual, locale) : null,
        /** Open like on a Sunday, unless somebody says otherwise. */
        from: sunday?.from.slice(0, 5) ?? '',
        to: sunday?.to.slice(0, 5) ?? '',
        known: known ? (known.is_closed ? '' : formatRanges(known.ranges, locale)) : null,
      };
    }),
  };
}

const dayInTable = { weekday: 'short', ...dayWithYear } as const;

function daysInWords(from: string, to: string, locale: Locale): string {
  const first = formatDay(from, locale, dayInTable);
  return from === to ? first : `${first} – ${formatDay(to, locale, dayInTable)}`;
}

function momentOf(text: string | null): Temporal.Instant | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' }).toZonedDateTime(timeZone).toInstant();
  } catch {
    return null;
  }
}

function yearOf(text: string | null): number | null {
  return /^20\d\d$/.test(text ?? '') ? Number(text) : null;
}
