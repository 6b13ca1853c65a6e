import { sql } from 'drizzle-orm';
import type { MediaRecord } from '#app/cms/resolve.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { referencesOf } from './compile.ts';
import type { PageDocument } from './page-document.ts';

type Content = Pick<PageDocument, 'page' | 'nodes'>;

/** The pictures and files that a page in one language shows, its share card included. */
export async function documentMedia(
  tx: Pick<Transaction, 'execute'>,
  { page, nodes }: Content,
  { locale, definitions }: { locale: Locale; definitions: Definitions },
): Promise<MediaRecord[]> {
  const inside = referencesOf(nodes, locale, definitions).filter(({ type }) => type === 'media');
  const ids = [...new Set([...inside.map(({ id }) => id), ...(page.og_image ? [page.og_image] : [])])];
  const { rows } = await tx.execute<MediaRecord>(sql`
    select id, kind, name, mime, bytes::int, width, height, hash, placeholder, alt, credit, focal
    from media where id = any(${sql.param(ids)}::uuid[]) and deleted_at is null order by id`);
  return rows;
}
