import { type SQL, sql } from 'drizzle-orm';
import { visitor } from '#app/auth/viewer.ts';
import { visibleSql } from '#app/cms/visibility.ts';
import { collections } from '#app/collections/registry.ts';
import type { Locale } from '#app/i18n/locale.ts';

type Documents = { type: string; locale: Locale };

/**
 * The documents of one kind in one language, up to the `where` of a query, which goes on with `and`. Both stand in the text
 * and not among its parameters, or the database would not see that there is an index of just these.
 */
export function documentsOf({ type, locale }: Documents): SQL {
  return sql.raw(`search_document where locale = '${locale}' and content_type = '${type}'`);
}

/** Whether visitors may see it: entries have a document exactly while they are listed; of pages the visibility rule is asked. */
export function isVisibleSql({ type, locale, now }: Documents & { now: Temporal.Instant }, id: SQL): SQL {
  if (type in collections) return sql`true`;
  const columns = { contentType: 'page', id: sql`page.id`, deletedAt: sql`page.deleted_at` };
  return sql`exists (select from page where page.id = ${id} and ${visibleSql(columns, { locale, now, viewer: visitor })})`;
}
