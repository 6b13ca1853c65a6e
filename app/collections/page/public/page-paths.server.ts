import { type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

/**
 * `tree`: the path of every page that is not deleted in each language, from localized slugs and parents, by the draft. A
 * slug that is missing ends the branch: its path is null. Begins a query, as in ``sql`${pathTree} select … from tree` ``.
 */
export const pathTree: SQL = sql`
  with recursive tree as (
    select page.id, language as locale, page.slug->>language as path
    from page cross join unnest(${sql.param([...locales])}::text[]) as language
    where page.parent_id is null and page.deleted_at is null
    union all
    select page.id, tree.locale, trim(both '/' from tree.path || '/' || (page.slug->>tree.locale))
    from page join tree on page.parent_id = tree.id where page.deleted_at is null
  )`;

/** The page at a path, online or not: for people who may see drafts. */
export async function pageIdAtPath({ path, locale }: { path: string; locale: Locale }): Promise<string | null> {
  const { rows } = await db().execute<{ id: string }>(
    sql`${pathTree} select id from tree where locale = ${locale} and path = ${path} limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** Where a page stands in each language, online or not. */
export async function pathsOfPage(id: string): Promise<Localized<string>> {
  const { rows } = await db().execute<{ locale: Locale; path: string }>(
    sql`${pathTree} select locale, path from tree where id = ${id} and path is not null`,
  );
  return Object.fromEntries(rows.map(({ locale, path }) => [locale, path]));
}
