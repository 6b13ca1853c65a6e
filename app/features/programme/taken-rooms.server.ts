import { type SQL, sql } from 'drizzle-orm';
import type { Values } from '#app/cms/field-set.ts';
import { type TimeSpan, timeSpan } from '#app/collections/event/time-span.ts';
import type { Database, Transaction } from '#app/db/client.server.ts';
import { storedId } from '#app/db/stored-id.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import siteConfig from '#site-config';

export type Reader = Database | Transaction;

/** A date as it is or as it would be; its name is the entry's id where it has one already. */
export type PlannedDate = { id: string; props: Values; labels?: Localized<string> };

export type OtherDate = { id: string; number: number | null; labels: Localized<string>; date_start: string };

type Room = {
  id: string;
  names: Localized<string>;
  venue: string | null;
  venueNames: Localized<string>;
  /** Where the venue of the site stands, whose hours it follows. */
  isAtSite: boolean;
};

export type Placed = { date: PlannedDate; room: Room | null; span: TimeSpan | null };
export type Taken = OtherDate & { span: TimeSpan };

/** Each date with its room, that of its production where it names none, and the time for which it takes it up. */
export async function placedDates(reader: Reader, dates: readonly PlannedDate[]): Promise<Placed[]> {
  const roomOfDate = await roomsOf(reader, dates);
  return dates.map((date) => ({ date, room: roomOfDate(date), span: timeSpan(date.props) }));
}

/** What takes up these rooms around these dates, by room; the dates themselves as they are planned. */
export async function takenRooms(reader: Reader, placed: readonly Placed[]): Promise<Map<string, Taken[]>> {
  const inRooms = placed.flatMap(({ date, room, span }) => (room && span ? [{ date, room, span }] : []));
  const taken = new Map<string, Taken[]>();
  const put = (room: string, date: Taken) => taken.set(room, [...(taken.get(room) ?? []), date]);
  if (inRooms.length === 0) return taken;
  const from = Math.min(...inRooms.map(({ span }) => span.from)) - dayLength;
  const until = Math.max(...inRooms.map(({ span }) => span.until));
  const { rows } = await reader.execute<OtherDate & { room: string; props: Values }>(sql`
    select entry.id, entry.number::float8 as number, ${labels(sql`entry`)} as labels, ${roomOf} as room,
           entry.props->>'date_start' as date_start,
           jsonb_build_object('date_end', entry.props->'date_end', 'duration', coalesce(entry.props->'duration', base.props->'duration'),
             'all_day', entry.props->'all_day', 'lifecycle', entry.props->'lifecycle') as props
    from entry left join entry base on base.id = entry.base_id
    where entry.type = 'event' and entry.deleted_at is null
      and entry.starts_at >= to_timestamp(${from / 1000}) and entry.starts_at < to_timestamp(${until / 1000})
      and ${roomOf} = any(${sql.param([...new Set(inRooms.map(({ room }) => room.id))])}::text[])`);
  const planned = new Set(placed.map(({ date }) => date.id));
  for (const { room, props, ...other } of rows) {
    const span = planned.has(other.id) ? null : timeSpan({ ...props, date_start: other.date_start });
    if (span) put(room, { ...other, span });
  }
  for (const { date, room, span } of inRooms)
    put(room.id, {
      id: date.id,
      number: null,
      labels: date.labels ?? {},
      date_start: String(date.props.date_start),
      span,
    });
  return taken;
}

/** What lasts longer than a day is an exhibition and takes up no room for anybody else. */
const dayLength = 24 * 60 * 60_000;

const roomOf = sql`coalesce(nullif(entry.props->>'room', ''), base.props->>'room')`;

function labels(entry: SQL): SQL {
  return sql`jsonb_build_object('de', ${entry}.label_de, 'en', ${entry}.label_en)`;
}

async function roomsOf(reader: Reader, dates: readonly PlannedDate[]): Promise<(date: PlannedDate) => Room | null> {
  const named = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const bases = [...new Set(dates.flatMap(({ props }) => (named(props.room) ? [] : (named(props.production) ?? []))))];
  const inherited = new Map(
    bases.length === 0
      ? []
      : (
          await reader.execute<{ id: string; room: string | null }>(sql`
            select id, props->>'room' as room from entry where id = any(${sql.param(bases)}::uuid[])`)
        ).rows.map(({ id, room }) => [id, room] as const),
  );
  const roomId = ({ props }: PlannedDate) => named(props.room) ?? inherited.get(named(props.production) ?? '') ?? null;
  const ids = [...new Set(dates.flatMap((date) => roomId(date) ?? []))];
  if (ids.length === 0) return () => null;
  const { street, city } = siteConfig.contact;
  const { rows } = await reader.execute<Room>(sql`
    select room.id, ${labels(sql`room`)} as names, venue.id as venue, ${labels(sql`venue`)} as "venueNames",
           coalesce(venue.props->>'street' = ${street} and venue.props->>'city' = ${city}, false) as "isAtSite"
    from entry room left join entry venue on venue.id = ${storedId(sql`room.props->>'venue'`)}
    where room.id = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((room) => [room.id, room]));
  return (date) => byId.get(roomId(date) ?? '') ?? null;
}
