import { venueInstant } from '#app/cms/venue-time.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { type Urgency, urgencies } from './reach.ts';

/**
 * A notice at the top of pages (docs/behaviour/navigation.md#notice-at-the-top). Its number is what a dismissal
 * remembers.
 */
type Alert = {
  id: number;
  title: string;
  text: string;
  link: { url: string } | null;
  link_title: string;
};

/** A notice with where it stands, by the beginnings of addresses, and how pressing it is. */
export type PlacedAlert = Alert & { paths: string[]; urgency: Urgency };

/** The tag writers of notices bump. */
export const alertTag = 'alerts';

const most = 20;

/** Local minutes of the venue's clock, as fields for date and time have them. */
const times = `to_char(starts, 'YYYY-MM-DD"T"HH24:MI') as starts, to_char(ends, 'YYYY-MM-DD"T"HH24:MI') as ends`;

type Times = { starts: string | null; ends: string | null };
type Row = Omit<PlacedAlert, 'id' | 'link'> & Times & { id: string; url: string };

/**
 * Notices that stand in a language now, the most urgent first and among equals the newest; on each page the first that
 * reaches it is shown. With them the next moment that changes the list. One without words is no notice.
 */
export async function readAlerts(
  locale: Locale,
  now: Temporal.Instant,
): Promise<{ alerts: PlacedAlert[]; nextChange: Temporal.Instant | null }> {
  const { rows } = await pool().query<Row>(
    `select id, coalesce(title->>$1, '') as title, coalesce(text->>$1, '') as text,
            coalesce(link->>$1, '') as url, coalesce(link_title->>$1, '') as link_title, paths, urgency, ${times}
     from alert where $1 = any(online_in) and coalesce(title->>$1, '') || coalesce(text->>$1, '') <> ''
       and coalesce(ends > $2::timestamptz at time zone 'UTC' - interval '1 day', true)
     order by array_position($3::text[], urgency) desc, id desc limit ${most}`,
    [locale, now.toString(), urgencies],
  );
  const isTold = ({ starts, ends }: Times) => (!starts || isOver(starts, now)) && !(ends && isOver(ends, now));
  const alerts = rows.filter(isTold).map(({ id, url, starts: _, ends: __, ...alert }) => {
    return { ...alert, id: Number(id), link: isAlertLink(url) ? { url } : null };
  });
  return { alerts, nextChange: nextChange(rows, now) };
}

export type StoredAlert = {
  id: number;
  title: Localized<string>;
  text: Localized<string>;
  link: Localized<string>;
  link_title: Localized<string>;
  online_in: Locale[];
  starts: string | null;
  ends: string | null;
  paths: string[];
  urgency: Urgency;
};

/** Every notice there is, for the office. */
export async function allAlerts(): Promise<StoredAlert[]> {
  const { rows } = await pool().query<Omit<StoredAlert, 'id'> & { id: string }>(
    `select id, title, text, link, link_title, online_in, paths, urgency, ${times} from alert order by id desc limit 200`,
  );
  return rows.map(({ id, ...alert }) => ({ ...alert, id: Number(id) }));
}

/** A place of the venue or of another one; never `javascript:` and its kin. */
export function isAlertLink(url: string): boolean {
  return /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/.test(url);
}

function isOver(local: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(venueInstant(local), now) <= 0;
}

function nextChange(rows: readonly Times[], now: Temporal.Instant): Temporal.Instant | null {
  const locals = rows.flatMap(({ starts, ends }) => [starts, ends]).filter((local) => local !== null);
  const ahead = locals.filter((local) => !isOver(local, now)).map(venueInstant);
  return ahead.sort(Temporal.Instant.compare)[0] ?? null;
}
