import { sql } from 'drizzle-orm';
import { type DraftRow, draftRows } from '#app/cms/collection/draft/drafts.server.ts';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { allCollections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { entryName, formatMoment, titleIn } from '../format.ts';

/** Something visitors do not read yet: changed since it was published, or new. */
export type UnpublishedLine = { key: string; url: string; title: string; note: string; isNew: boolean; at: string };

/** Of each collection and of the pages so many that were touched last are looked at. */
const mostLookedAt = 30;
const most = 12;
/** A page is saved and published within one moment, but not at the same instant. */
const momentSeconds = 2;

/** What was touched last and is not online as it is written, new drafts included. */
export async function unpublished(locale: Locale): Promise<UnpublishedLine[]> {
  const [pages, ...lists] = await Promise.all([
    unpublishedPages(locale),
    ...allCollections.map((each) =>
      draftRows(each, { locale, sort: 'updated', descending: true, page_size: mostLookedAt }),
    ),
  ]);
  const entries = lists.flat().flatMap((row) => lineOf(row, locale) ?? []);
  return [...pages, ...entries].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, most);
}

function lineOf({ id, type, number, labels, state, updated_at }: DraftRow, locale: Locale): UnpublishedLine | null {
  const isNew = state.de === 'offline' && state.en === 'offline';
  if (!isNew && state.de !== 'changed' && state.en !== 'changed') return null;
  return {
    key: id,
    url: urls.officeEntry(locale, type, number),
    title: titleIn(labels, locale, number),
    note: `${entryName(type)}, ${formatMoment(updated_at, locale)}`,
    isNew,
    at: updated_at,
  };
}

type PageRow = { id: string; title: string; path: string | null; at: string; is_new: boolean };

/** Pages whose settings or modules were written after they were published last. */
async function unpublishedPages(locale: Locale): Promise<UnpublishedLine[]> {
  const { rows } = await db().execute<PageRow>(sql`
    ${pathTree}, touched as (
      select page.id, title, greatest(updated_at, (select max(at) from op_log where page_id = page.id)) as at,
             (select max(published_at) from publication where content_type = 'page' and object_id = page.id) as published_at
      from page where deleted_at is null
    )
    select touched.id, coalesce(nullif(title->>${locale}, ''), title->>'de', title->>'en', '') as title, path,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, published_at is null as is_new
    from touched left join tree on tree.id = touched.id and tree.locale = ${locale}
    where published_at is null or touched.at > published_at + make_interval(secs => ${momentSeconds})
    order by touched.at desc limit ${mostLookedAt}`);
  return rows.map(({ id, title, path, at, is_new }) => ({
    key: id,
    url: path === null ? urls.home(locale) : `${urls.page(locale, path)}?edit`,
    title: title || m.office_page_untitled(),
    note: `${m.office_thing_page()}, ${formatMoment(at, locale)}`,
    isNew: is_new,
    at,
  }));
}
