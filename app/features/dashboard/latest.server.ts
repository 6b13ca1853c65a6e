import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Cut = { page: number; page_size: number };
type Query = { from: string; columns: string; order: string };

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;
const nameOf = (id: string) =>
  `(select coalesce(nullif(trim(first_name || ' ' || last_name), ''), name) from "user" where id = ${id}) as by`;

export type Activity = {
  id: number;
  at: string;
  by: string | null;
  action: string;
  object_id: string;
  title: string;
  lang: Locale | null;
};

/** Who did what to pages, the latest first. */
export function pageActivities(cut: Cut) {
  return latest<Activity>(cut, {
    from: 'audit join page on page.id = audit.object_id',
    columns: `audit.id::float8 as id, ${moment('audit.at')}, ${nameOf('audit.user_id')}, action, object_id,
              coalesce(nullif(title ->> 'de', ''), title ->> 'en', '') as title, audit.locale as lang`,
    order: 'audit.id desc',
  });
}

export type LoginEvent = { at: string; username: string; email: string; expires_at: string };

/** Who has logged in and is logged in still, the latest first. */
export function loginEvents(cut: Cut) {
  return latest<LoginEvent>(cut, {
    from: 'session join "user" on "user".id = session.user_id',
    columns: `${moment('session.created_at')}, "user".name as username, email,
              to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires_at`,
    order: 'session.created_at desc, session.id',
  });
}

export type VersionLine = {
  id: string;
  content_type: string;
  object_id: string;
  lang: Locale;
  n: number;
  kind: string;
  label: string | null;
  at: string;
  by: string | null;
};

/** Versions of pages and entries, the latest first. */
export function latestVersions(cut: Cut) {
  return latest<VersionLine>(cut, {
    from: 'version',
    columns: `id, content_type, object_id, locale as lang, n, kind, label, ${moment('at')}, ${nameOf('by_user')}`,
    order: 'version.at desc, version.id',
  });
}

export type MissingLine = { url: string; status: number; count: number; at: string };

/** Addresses that visitors asked for in vain, the most wanted first. */
export function missingAddresses(cut: Cut) {
  return latest<MissingLine>(cut, {
    from: 'error_log',
    columns: `url, status, count, ${moment('at')}`,
    order: 'count desc, error_log.at desc',
  });
}

/** One page of a table of ours; nothing of it comes from outside but the numbers. */
async function latest<Line extends object>({ page, page_size }: Cut, { from, columns, order }: Query) {
  const [counted, { rows }] = await Promise.all([
    pool().query<{ count: number }>(`select count(*)::int as count from ${from}`),
    pool().query<Line>(`select ${columns} from ${from} order by ${order} limit $1 offset $2`, [
      page_size,
      (page - 1) * page_size,
    ]),
  ]);
  return { count: counted.rows[0]?.count ?? 0, results: rows };
}
