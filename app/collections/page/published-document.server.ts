import { sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageDocument } from './page-document.ts';

/** What visitors read of a page in one language, or null while it is offline there. */
export async function publishedDocument(
  tx: Transaction | Database,
  pageId: string,
  locale: Locale,
): Promise<PageDocument | null> {
  const { rows } = await tx.execute<{ doc: PageDocument }>(sql`
    select version.doc from publication join version on version.id = publication.version_id
    where publication.content_type = 'page' and publication.object_id = ${pageId} and publication.locale = ${locale}`);
  return rows[0]?.doc ?? null;
}

/** What differs between the draft's language and what visitors read of it is counted from this. */
export async function publishedDocuments(pageId: string): Promise<Partial<Record<Locale, PageDocument>>> {
  const { rows } = await db().execute<{ locale: Locale; doc: PageDocument }>(sql`
    select publication.locale, version.doc from publication join version on version.id = publication.version_id
    where publication.content_type = 'page' and publication.object_id = ${pageId}`);
  return Object.fromEntries(rows.map(({ locale, doc }) => [locale, doc]));
}
