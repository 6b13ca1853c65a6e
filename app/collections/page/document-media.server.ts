import { referencesOf } from '#app/cms/compile.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { mediaByIds } from '#app/media/media-records.server.ts';
import type { PageDocument } from './page-document.ts';

type Content = Pick<PageDocument, 'page' | 'nodes'>;

/** The pictures and files that a page in one language shows, its share card included. */
export async function documentMedia(
  tx: Pick<Transaction, 'execute'>,
  { page, nodes }: Content,
  { locale, definitions }: { locale: Locale; definitions: Definitions },
): Promise<MediaRecord[]> {
  const inside = referencesOf(nodes, locale, definitions).filter(({ type }) => type === 'media');
  return mediaByIds([...inside.map(({ id }) => id), ...(page.og_image ? [page.og_image] : [])], tx);
}
