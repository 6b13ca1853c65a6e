import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageDocument } from './page-document.ts';

export type VersionKind = 'publish' | 'named' | 'before-restore' | 'idle' | 'scheduled';

export type NewVersion = {
  pageId: string;
  locale: Locale;
  kind: VersionKind;
  label?: string | null;
  userId: string | null;
  doc: PageDocument;
};

/** Keeps a document for ever under the next number of its page and language. The caller holds the lock of the page. */
export async function writeVersion(
  tx: Transaction,
  { pageId, locale, kind, label = null, userId, doc }: NewVersion,
): Promise<{ id: string; n: number }> {
  const { rows } = await tx.execute<{ id: string; n: number }>(sql`
    insert into version (id, content_type, object_id, locale, n, kind, label, by_user, doc)
    select ${randomUUID()}::uuid, 'page', ${pageId}, ${locale}, coalesce(max(n), 0) + 1, ${kind}, ${label}, ${userId},
           ${JSON.stringify(doc)}::jsonb
    from version where content_type = 'page' and object_id = ${pageId} and locale = ${locale}
    returning id, n`);
  const [row] = rows;
  if (!row) throw new Error('The version was written but not answered.');
  return row;
}
