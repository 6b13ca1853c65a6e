import { sql } from 'drizzle-orm';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { writePublishAudit, writeReferences } from './go-live.server.ts';
import { publishedTag, siteIndexTag } from './site-index.server.ts';

type Offline = { pageId: string; locale: Locale; userId: string | null };

/** Takes one language offline. The draft, the versions and the other language stay as they are. */
export async function unpublishPage(request: Offline): Promise<boolean> {
  return transaction((tx) => goOffline(tx, request));
}

export async function goOffline(tx: Transaction, { pageId, locale, userId }: Offline): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from publication where content_type = 'page' and object_id = ${pageId} and locale = ${locale}`,
  );
  if (!rowCount) return false;
  await tx.execute(
    sql`delete from address where content_type = 'page' and object_id = ${pageId} and locale = ${locale}`,
  );
  await tx.execute(
    sql`delete from search_document where content_type = 'page' and object_id = ${pageId} and locale = ${locale}`,
  );
  await writeReferences(tx, { pageId, locale, references: [] });
  await writePublishAudit(tx, { action: 'unpublish', pageId, locale, userId, detail: {} });
  await bumpEpoch(tx, [`page:${pageId}`, publishedTag, siteIndexTag]);
  return true;
}
