import { type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

/** Only the home page has an address without a path, and it has so in every language. */
const topPath = sql`
  case when page.slug->>language = '' and exists (select from jsonb_each_text(page.slug) where value <> '')
    then null else page.slug->>language end`;

/**
 * `tree`: the path of every page that is not deleted in each language, from localized slugs and parents, by the draft. A
 * slug that is missing or empty ends the branch: its path is null. Begins a query, as in ``sql`${pathTree} select … from tree` ``.
 */
export const pathTree: SQL = sql`
  with recursive tree as (
    select page.id, language as locale, ${topPath} as path
    from page cross join unnest(${sql.param([...locales])}::text[]) as language
    where page.parent_id is null and page.deleted_at is null
    union all
    select page.id, tree.locale, trim(both '/' from tree.path || '/' || nullif(page.slug->>tree.locale, ''))
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

/**
 * Where a page is opened to edit it in each language: where visitors find it, otherwise by its draft. A language in which
 * it has no address, or one that leads visitors to something else, is missing.
 */
export async function pathsToEdit(id: string): Promise<Localized<string>> {
  const { rows } = await db().execute<{ locale: Locale; path: string }>(sql`
    ${pathTree}
    select tree.locale, coalesce(own.path, tree.path) as path
    from tree left join address as own on own.content_type = 'page' and own.object_id = tree.id and own.locale = tree.locale
    where tree.id = ${id} and coalesce(own.path, tree.path) is not null
      and (own.path is not null or not exists (
        select from address as other where other.locale = tree.locale and other.path = tree.path))`);
  return Object.fromEntries(rows.map(({ locale, path }) => [locale, path]));
}
