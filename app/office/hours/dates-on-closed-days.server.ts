import { sql } from 'drizzle-orm';
import { addDays, venueInstant } from '#app/cms/venue-time.ts';
import { takesPlaceHere } from '#app/collections/event/time-span.ts';
import { db } from '#app/db/client.server.ts';
import { storedId } from '#app/db/stored-id.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { formatLocal, titleIn } from '../format.ts';

type ClosedDays = { id: string; date_from: string; date_to: string };
type DateOnClosedDay = { title: string; when: string; href: string };

type Row = {
  day: string;
  number: number;
  labels: Record<Locale, string>;
  date_start: string;
  lifecycle: string | null;
};

const mostDates = 500;

/**
 * The dates that stand on closed days, drafts too, by the id of the exception: whoever closes a day is told them. Those of
 * a venue are the ones in its rooms; the hours of the site concern them all.
 */
export async function datesOnClosedDays(
  closed: readonly ClosedDays[],
  { venue, locale }: { venue: string | null; locale: Locale },
): Promise<Map<string, DateOnClosedDay[]>> {
  const [first, last] = [
    closed.map(({ date_from }) => date_from).sort()[0],
    closed
      .map(({ date_to }) => date_to)
      .sort()
      .at(-1),
  ];
  if (!first || !last) return new Map();
  const { rows } = await db().execute<Row>(sql`
    select left(entry.props->>'date_start', 10) as day, entry.number::float8 as number,
           jsonb_build_object('de', entry.label_de, 'en', entry.label_en) as labels,
           entry.props->>'date_start' as date_start, entry.props->>'lifecycle' as lifecycle
    from entry left join entry base on base.id = entry.base_id
    left join entry room on room.id = ${storedId(sql`coalesce(nullif(entry.props->>'room', ''), base.props->>'room')`)}
    where entry.type = 'event' and entry.deleted_at is null
      and entry.starts_at >= ${venueInstant(first).toString()}::timestamptz
      and entry.starts_at < ${venueInstant(addDays(last, 1)).toString()}::timestamptz
      and (${venue}::text is null or room.props->>'venue' = ${venue})
    order by entry.starts_at, entry.number limit ${mostDates}`);
  const dates = rows.filter(({ lifecycle }) => takesPlaceHere(lifecycle));
  return new Map(
    closed.map(({ id, date_from, date_to }) => [
      id,
      dates.filter(({ day }) => date_from <= day && day <= date_to).map((row) => dateInWords(row, locale)),
    ]),
  );
}

function dateInWords({ labels, number, date_start }: Row, locale: Locale): DateOnClosedDay {
  return {
    title: titleIn(labels, locale, number),
    when: formatLocal(date_start, locale),
    href: urls.officeEntry(locale, 'event', number),
  };
}
