import { sql } from 'drizzle-orm';
import { nodesIn } from '#app/cms/compile.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pageFieldsIn } from './compile.ts';
import { documentMedia } from './document-media.server.ts';
import { draftNodes, readPage } from './draft.server.ts';
import type { PageDocument } from './page-document.ts';

/** The draft of one language as a version would keep it, whatever is missing in it; null when the page is gone. Locks the page. */
export async function draftDocument(
  tx: Transaction,
  { pageId, locale, definitions }: { pageId: string; locale: Locale; definitions: Definitions },
): Promise<PageDocument | null> {
  await tx.execute(sql`select id from page where id = ${pageId} for update`);
  const page = await readPage(pageId, tx);
  if (!page) return null;
  const content = { page: pageFieldsIn(page, locale), nodes: nodesIn(await draftNodes('page', pageId, tx), locale) };
  return { ...content, media: await documentMedia(tx, content, { locale, definitions }) };
}
