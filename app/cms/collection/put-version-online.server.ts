import { sql } from 'drizzle-orm';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { audit } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { tagsOfListings } from './cache-tags.ts';
import { baseOf } from './draft-summary.ts';
import type { EntryDocument } from './entry.ts';
import { publishedDocuments } from './entry-rows.server.ts';
import { collectionOf, type House } from './house.ts';
import { publishedValues, titleOf } from './listing-row.ts';
import { putOnline } from './put-online.server.ts';

type Kept = { version_id: string; object_id: string; n: number; doc: EntryDocument };

type PutVersion = {
  type: string;
  locale: Locale;
  /** By its own id, or by the entry and its number. */
  version: { id: string } | { of: string; n: number };
  userId: string | null;
  house: House;
  /** As the audit calls it. */
  action: 'publish:scheduled' | 'publish:version';
};

/**
 * Makes a version what visitors read; null when it or its entry is gone. The draft stays as it is. Only what passed all
 * checks, because it was published or scheduled, can go online, and an older one only when it has a title today: without
 * one the listing would disappear.
 */
export async function putVersionOnline(
  tx: Transaction,
  { type, locale, version, userId, house, action }: PutVersion,
): Promise<{ n: number; published_at: string; slug: string; number: number } | null> {
  const which =
    'id' in version
      ? sql`version.id = ${version.id}`
      : sql`version.object_id = ${version.of} and version.locale = ${locale} and version.n = ${version.n}`;
  const { rows } = await tx.execute<Kept>(sql`
    select version.id as version_id, version.object_id, version.n, version.doc
    from version join entry on entry.id = version.object_id and entry.deleted_at is null
    where version.content_type = ${type} and version.kind in ('publish', 'scheduled') and ${which} for update of entry`);
  const [kept] = rows;
  if (!kept) return null;
  const { doc, n, version_id, object_id } = kept;
  const definition = collectionOf(house, type);
  const base_id = baseOf(definition, doc);
  const bases = await publishedDocuments(tx, { ids: base_id ? [base_id] : [], locale });
  const base = (base_id && bases.get(base_id)) || null;
  if (action === 'publish:version' && titleOf(definition, publishedValues(definition, { doc, base })) === '')
    return null;
  const items = [{ doc, n, version_id, base_id, base }];
  const { own, heirs, before } = await putOnline(tx, { type, locale, userId, house, items });
  await tx
    .insert(audit)
    .values({ user_id: userId, action, content_type: type, object_id, locale, detail: { version: n } });
  await bumpEpoch(tx, tagsOfListings([{ type, rows: own }, ...heirs], before));
  const [row] = own;
  return row
    ? { n, published_at: row.published_at, slug: row.slug, number: row.number }
    : { n, published_at: '', slug: '', number: doc.entry.number };
}
