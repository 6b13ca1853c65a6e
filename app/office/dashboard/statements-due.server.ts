import { sql } from 'drizzle-orm';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

/**
 * Accessibility statements nobody has looked at for a year (BITV 2.0, section 7: yearly), on pages that are there: the
 * address at which each is edited, in a language it has.
 */
export async function statementsDue(day: string, locale: Locale): Promise<string[]> {
  const yearBefore = Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
  const { rows } = await db().execute<{ path: string; locale: Locale }>(sql`
    ${pathTree}, up as (
      select parent_id, object_id from module where model = 'accessibility-statement' and deleted_at is null
        and coalesce(nullif(props->>'reviewed_on', ''), props->>'created_on') < ${yearBefore}
      union all
      select parent.parent_id, parent.object_id from module parent join up on parent.id = up.parent_id
    )
    select distinct on (page.id) tree.path, tree.locale from up
    join page on page.id = up.object_id and page.deleted_at is null
    join tree on tree.id = page.id and page.slug->>tree.locale <> '' order by page.id, tree.locale = ${locale} desc limit 20`);
  return rows.map((row) => `${urls.page(row.locale, row.path)}?edit`);
}
