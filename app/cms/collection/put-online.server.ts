import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { EntryDocument } from './entry.ts';
import type { House } from './house.ts';
import type { ListingRow, ListingSource } from './listing-row.ts';
import { refreshHeirs, type Touched, writeListings } from './write-listings.server.ts';

type Kind = 'publish' | 'scheduled' | 'before-restore' | 'named' | 'idle';

export type Freezing = { doc: EntryDocument; base: EntryDocument | null; base_id: string | null };
export type Versioned = Freezing & { version_id: string; n: number };

/** Keeps documents as immutable versions, numbered by entry and language. */
export async function writeVersions<Item extends { doc: EntryDocument }>(
  tx: Transaction,
  {
    type,
    locale,
    userId,
    kind,
    label = null,
    items,
  }: {
    type: string;
    locale: Locale;
    userId: string | null;
    kind: Kind;
    label?: string | null;
    items: readonly Item[];
  },
): Promise<(Item & { version_id: string; n: number })[]> {
  if (items.length === 0) return [];
  const rows = items.map(({ doc }) => ({ id: crypto.randomUUID(), object_id: doc.entry.id, doc }));
  const { rows: written } = await tx.execute<{ object_id: string; id: string; n: number }>(sql`
    insert into version (id, content_type, object_id, locale, n, kind, label, by_user, doc)
    select fresh.id, ${type}, fresh.object_id, ${locale}, coalesce((
      select max(n) from version where content_type = ${type} and version.object_id = fresh.object_id and locale = ${locale}
    ), 0) + 1, ${kind}, ${label}, ${userId}, fresh.doc
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (id uuid, object_id uuid, doc jsonb)
    returning object_id, id, n`);
  const byObject = new Map(written.map((row) => [row.object_id, row]));
  return items.flatMap((item) => {
    const row = byObject.get(item.doc.entry.id);
    return row ? [{ ...item, version_id: row.id, n: row.n }] : [];
  });
}

/**
 * Makes versions what visitors see: the pointer, the listing, search and references, and the listings of everything
 * that inherits from them. Answers all listings it wrote, the heirs' too, so that their caches can be named.
 */
export async function putOnline(
  tx: Transaction,
  {
    type,
    locale,
    userId,
    house,
    items,
  }: {
    type: string;
    locale: Locale;
    userId: string | null;
    house: House;
    items: readonly Versioned[];
  },
): Promise<{ own: ListingRow[]; heirs: { type: string; rows: Touched[] }[]; before: string[] }> {
  const pointers = items.map(({ doc, version_id }) => ({ object_id: doc.entry.id, version_id }));
  const { rows } = await tx.execute<{ object_id: string; first: string; facets: string[] | null }>(sql`
    with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(pointers)}::jsonb) as row (object_id uuid, version_id uuid)
    ), pointed as (
      insert into publication (content_type, object_id, locale, version_id, published_at, published_by)
      select ${type}, object_id, ${locale}, version_id, clock_timestamp(), ${userId} from fresh
      on conflict (content_type, object_id, locale) do update set
        version_id = excluded.version_id, published_at = excluded.published_at, published_by = excluded.published_by
      returning object_id, published_at
    )
    select pointed.object_id, listing.facets,
           to_char(coalesce(listing.published_at, pointed.published_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as first
    from pointed left join listing on listing.object_id = pointed.object_id and listing.locale = ${locale}`);
  const known = new Map(rows.map((row) => [row.object_id, row]));
  const sources: ListingSource[] = items.map(({ doc, base, base_id, version_id }) => ({
    doc,
    base,
    base_id,
    version_id,
    locale,
    published_at: known.get(doc.entry.id)?.first ?? Temporal.Now.instant().toString(),
  }));
  const { rows: own, hidden } = await writeListings(tx, { type, locale, house, sources });
  const ids = items.map(({ doc }) => doc.entry.id);
  const heirs = await refreshHeirs(tx, { type, ids, locale, house });
  if (hidden.length > 0) heirs.push({ type, rows: hidden });
  return { own, heirs, before: rows.flatMap(({ facets }) => facets ?? []) };
}
