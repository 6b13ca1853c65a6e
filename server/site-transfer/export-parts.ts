import type pg from 'pg';
import type { Values } from '#app/cms/field-set.ts';
import type { Names } from '#app/cms/site-format/link-target.ts';
import { writeJsonFile } from '#app/cms/site-format/write-json.ts';
import { settingKeys } from './read-parts.ts';

export type PartRows = Record<'rules' | 'exceptions' | 'alerts' | 'redirects', Values[]> & {
  settings: { key: string; value: Values }[];
};

/** Reads settings, opening hours, notices and redirects. */
export async function readPartRows(client: pg.ClientBase): Promise<PartRows> {
  const settings = await client.query<{ key: string; value: Values }>(
    'select key, value from setting where key = any($1)',
    [settingKeys],
  );
  const rules = await client.query<Values>(
    `select id, venue_id, weekday, opens::text, closes::text, valid_from::text, valid_to::text
     from opening_rule order by venue_id nulls first, valid_from nulls first, weekday, opens, id`,
  );
  const exceptions = await client.query<Values>(
    `select id, venue_id, date_from::text, date_to::text, is_closed, ranges, reason
     from opening_exception order by venue_id nulls first, date_from, id`,
  );
  const alerts = await client.query<Values>(
    `select title, text, link, link_title, online_in, to_char(starts, 'YYYY-MM-DD"T"HH24:MI') as starts,
            to_char(ends, 'YYYY-MM-DD"T"HH24:MI') as ends, nullif(paths, '{}') as paths, urgency
     from alert order by id`,
  );
  const redirects = await client.query<Values>(
    'select id, locale, old_path, new_path, automatic, nullif(is_bare, false) as is_bare from redirect order by locale, old_path',
  );
  return {
    settings: settings.rows,
    rules: rules.rows,
    exceptions: exceptions.rows,
    alerts: alerts.rows,
    redirects: redirects.rows,
  };
}

/** Their files; nothing where there is nothing. */
export function partFiles(rows: PartRows, names: Names): [path: string, content: string][] {
  const { settings, alerts, redirects } = rows;
  const withVenue = ({ id, venue_id, ...row }: Values): Values => ({
    id,
    ...(venue_id ? { venue: names.nameOf('venue', String(venue_id)) ?? venue_id } : {}),
    ...known(row),
  });
  const hours = { rules: rows.rules.map(withVenue), exceptions: rows.exceptions.map(withVenue) };
  const ordered = settings.sort((one, other) => (one.key < other.key ? -1 : 1));
  return [
    ...part('settings.json', Object.fromEntries(ordered.map(({ key, value }) => [key, value])), ordered),
    ...part('opening-hours.json', hours, [...hours.rules, ...hours.exceptions]),
    ...part('alerts.json', alerts.map(known), alerts),
    ...part('redirects.json', redirects.map(known), redirects),
  ];
}

function part(path: string, value: unknown, rows: readonly unknown[]): [path: string, content: string][] {
  return rows.length > 0 ? [[path, writeJsonFile(value)]] : [];
}

function known(row: Values): Values {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
