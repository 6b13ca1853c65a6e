import { sql } from 'drizzle-orm';
import { type DraftRow, draftRows } from '#app/cms/collection/draft/drafts.server.ts';
import { endOfDay, venueDay, venueInstant } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { allCollections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { urls } from '#app/urls.ts';
import { entryName, formatMoment, titleIn } from './format.ts';
import { formatHours } from './list/table/cells.server.ts';
import { namesOfPeople } from './people.server.ts';

export type Line = { key: string; url: string; title: string; note: string };

const most = 10;

/** What one wants to know in the morning: today, what is not published yet, who did what, what was not found. */
export async function overview(now: Temporal.Instant, locale: Locale) {
  const [today, changed, edits, errors] = await Promise.all([
    datesOf(venueDay(now), locale),
    unpublished(locale),
    lastEdits(locale),
    lastErrors(),
  ]);
  return { today, changed, edits, errors };
}

async function datesOf(day: string, locale: Locale): Promise<Line[]> {
  const span = { from: venueInstant(day), before: endOfDay(day) };
  const rows = await draftRows(event, { locale, ...span, sort: 'starts', page_size: 60 });
  return rows.map((row) => lineOf(row, locale, formatHours(row) || m.office_no_time()));
}

/** Of what was touched lately in each collection: the draft says something that visitors do not read yet. */
async function unpublished(locale: Locale): Promise<Line[]> {
  const lists = await Promise.all(
    allCollections.map((each) => draftRows(each, { locale, sort: 'updated', descending: true, page_size: 30 })),
  );
  return lists
    .flat()
    .filter(({ state }) => state.de === 'changed' || state.en === 'changed')
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .slice(0, most)
    .map((row) => lineOf(row, locale, `${entryName(row.type)}, ${formatMoment(row.updated_at, locale)}`));
}

async function lastEdits(locale: Locale): Promise<Line[]> {
  const { rows } = await db().execute<{
    id: number;
    at: string;
    by: string | null;
    action: string;
    type: string;
    number: number;
    label: string;
  }>(sql`
    with latest as (select * from audit order by id desc limit 200)
    select latest.id::int, to_char(latest.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, user_id as by,
           action, entry.type, entry.number::float8 as number,
           coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en) as label
    from latest join entry on entry.id = latest.object_id where latest.user_id is not null
    order by latest.id desc limit ${most}`);
  const people = await namesOfPeople(rows.map(({ by }) => by));
  return rows.map(({ id, at, by, action, type, number, label }) => ({
    key: String(id),
    url: urls.officeEntry(locale, type, number),
    title: label || m.office_untitled({ number }),
    note: [
      findMessage(`office_action_${action.replaceAll(/[:-]/g, '_')}`) ?? action,
      (by && people[by]) || m.office_system_itself(),
      formatMoment(at, locale),
    ].join(', '),
  }));
}

async function lastErrors(): Promise<{ url: string; status: number; count: number }[]> {
  const { rows } = await db().execute<{ url: string; status: number; count: number }>(sql`
    select url, status, count from error_log order by count desc, at desc limit ${most}`);
  return rows;
}

function lineOf({ id, type, number, labels }: DraftRow, locale: Locale, note: string): Line {
  return { key: id, url: urls.officeEntry(locale, type, number), title: titleIn(labels, locale, number), note };
}
