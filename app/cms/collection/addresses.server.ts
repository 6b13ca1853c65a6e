import { sql } from 'drizzle-orm';
import { type Database, pool, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Collections } from '../collection.ts';
import type { Reference } from '../reference.ts';
import type { Address } from '../resolve.ts';
import { entryUrl } from './entry-url.ts';
import { slugOf } from './slug.ts';

/**
 * Where references to entries lead for visitors of one language, by `type:id`, in one query; what is offline there is
 * missing. Titles and addresses are those of this moment, so a renamed room is renamed everywhere (decision 3).
 */
export async function entryAddresses(
  references: Iterable<Reference>,
  { locale, collections }: { locale: Locale; collections: Collections },
): Promise<Record<string, Address>> {
  const ids = [...new Set([...references].filter(({ type }) => type in collections).map(({ id }) => id))];
  if (ids.length === 0) return {};
  const { rows } = await pool().query<{ type: string; object_id: string; number: number; slug: string; title: string }>(
    {
      name: 'entry-addresses',
      text: `select type, object_id, number::float8 as number, slug, title from listing
           where locale = $1 and object_id = any($2::uuid[])`,
      values: [locale, ids],
    },
  );
  const entries = rows.flatMap(({ type, object_id, number, slug, title }) => {
    const definition = collections[type];
    if (!definition) return [];
    const href = entryUrl(definition, { locale, slug, number });
    return [[`${type}:${object_id}`, { href, title, online: true, number }] as const];
  });
  return Object.fromEntries(entries);
}

type Draft = {
  type: string;
  id: string;
  number: number;
  slug: string | null;
  title: string;
  online: boolean;
  starts: string | null;
};

/** The same for editors: every entry that something of the owner's kind points at, offline ones too. */
export async function draftEntryAddresses(
  reader: Database | Transaction,
  { owner, locale, collections }: { owner: string; locale: Locale; collections: Collections },
): Promise<Record<string, Address>> {
  const label = sql.raw(`label_${locale}`);
  const { rows } = await reader.execute<Draft>(sql`
    select entry.type, entry.id, entry.number::float8 as number, listing.slug, listing.object_id is not null as online,
           entry.props->>'date_start' as starts,
           coalesce(listing.title, nullif(${label}, ''), nullif(label_de, ''), label_en) as title
    from entry left join listing on listing.object_id = entry.id and listing.locale = ${locale}
    where entry.deleted_at is null and entry.id in (
      select target_id from reference
      where owner_type = ${owner} and target_type = any(${sql.param(Object.keys(collections))}::text[]))`);
  const entries = rows.flatMap(({ type, id, number, slug, title, online, starts }) => {
    const definition = collections[type];
    if (!definition) return [];
    const href = entryUrl(definition, { locale, slug: slug ?? slugOf(title, type), number });
    return [[`${type}:${id}`, { href, title, online, number, ...(starts && { starts }) }] as const];
  });
  return Object.fromEntries(entries);
}
