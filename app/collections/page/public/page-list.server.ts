import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

/** What one language of a page is: nothing written, a draft, public, public with newer words in the draft, or waiting. */
type PageStatus = 'empty' | 'draft' | 'published' | 'changed' | 'scheduled';

export type ListedPage = {
  id: string;
  parent_id: string | null;
  title: Localized<string>;
  status: Record<Locale, PageStatus>;
};

type Row = Pick<ListedPage, 'id' | 'parent_id' | 'title'> & {
  touched_at: string;
  live: Partial<Record<Locale, string>> | null;
  waiting: Locale[] | null;
};

/** Every page with its place and its state in each language, in the order of the tree: parents before children. */
export async function listPages(): Promise<ListedPage[]> {
  const { rows } = await db().execute<Row>(sql`
    with recursive tree as (
      select id, id as root from module where content_type = 'page' and parent_id is null
      union all
      select module.id, tree.root from module join tree on module.parent_id = tree.id
    ), touched as (
      select root.object_id as page, max(module.updated_at) as at
      from tree join module on module.id = tree.id join module root on root.id = tree.root group by 1
    )
    select page.id, page.parent_id, page.title, greatest(page.updated_at, touched.at)::text as touched_at,
      (select jsonb_object_agg(locale, published_at) from publication
       where publication.content_type = 'page' and object_id = page.id) as live,
      (select array_agg(distinct locale) from scheduled_publication
       where scheduled_publication.content_type = 'page' and object_id = page.id and done_at is null) as waiting
    from page left join touched on touched.page = page.id
    where page.deleted_at is null
    order by page.position collate "C", page.id`);
  return inTreeOrder(rows).map((row) => ({
    id: row.id,
    parent_id: row.parent_id,
    title: row.title,
    status: Object.fromEntries(locales.map((locale) => [locale, statusOf(row, locale)])) as ListedPage['status'],
  }));
}

function statusOf({ title, live, waiting, touched_at }: Row, locale: Locale): PageStatus {
  if (waiting?.includes(locale)) return 'scheduled';
  const at = live?.[locale];
  if (at) return new Date(at) < new Date(touched_at) ? 'changed' : 'published';
  return title[locale] ? 'draft' : 'empty';
}

function inTreeOrder(rows: Row[], parent: string | null = null): Row[] {
  return rows.filter((row) => row.parent_id === parent).flatMap((row) => [row, ...inTreeOrder(rows, row.id)]);
}
