import { sql } from 'drizzle-orm';
import { draftEntryAddresses } from '#app/cms/collection/listing/addresses.server.ts';
import type { Address } from '#app/cms/resolve.ts';
import { collections } from '#app/collections/registry.ts';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { pathTree } from '../public/page-paths.server.ts';

/** Editors follow links to offline pages and entries too; each address says which it is. */
export async function draftAddresses(
  locale: Locale,
  tx: Database | Transaction = db(),
  owner = 'page',
): Promise<Record<string, Address>> {
  const { rows } = await tx.execute<{ id: string; path: string | null; title: string; online: boolean }>(sql`
    ${pathTree}
    select tree.id, tree.path, coalesce(page.title->>${locale}, '') as title, publication.object_id is not null as online
    from tree join page on page.id = tree.id
    left join publication on publication.content_type = 'page' and publication.object_id = tree.id
      and publication.locale = ${locale}
    where tree.locale = ${locale}`);
  const pages = rows.map(({ id, path, title, online }) => [
    `page:${id}`,
    { href: path === null ? null : urls.page(locale, path), title, online },
  ]);
  return { ...Object.fromEntries(pages), ...(await draftEntryAddresses(tx, { owner, locale, collections })) };
}
