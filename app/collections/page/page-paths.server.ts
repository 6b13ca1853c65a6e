import { pool } from '#app/db/client.server.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

/** Paths of all pages that are not deleted, from localized slugs and parents; a slug that is missing ends the branch. `$1` is the language. */
export const pathTree = `
  with recursive tree as (
    select id, slug->>$1 as path from page where parent_id is null and deleted_at is null
    union all
    select page.id, trim(both '/' from tree.path || '/' || (page.slug->>$1))
    from page join tree on page.parent_id = tree.id where page.deleted_at is null
  )`;

/** The page at a path, online or not: for people who may see drafts. */
export async function pageIdAtPath({ path, locale }: { path: string; locale: Locale }): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(`${pathTree} select id from tree where path = $2 limit 1`, [
    locale,
    path,
  ]);
  return rows[0]?.id ?? null;
}

/** Where a page stands in each language, online or not. */
export async function pathsOfPage(id: string): Promise<Localized<string>> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { rows } = await pool().query<{ path: string | null }>(`${pathTree} select path from tree where id = $2`, [
        locale,
        id,
      ]);
      return [locale, rows[0]?.path] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, path]) => typeof path === 'string'));
}
