import { type SQL, sql } from 'drizzle-orm';
import { type Answer, KeptAnswers } from '#app/cache/kept-answers.ts';
import type { Collections } from '#app/cms/collection.ts';
import type { Reference } from '#app/cms/reference.ts';
import type { Address } from '#app/cms/resolve.ts';
import type { Database, Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entryUrl } from '../entry-url.ts';
import { slugOf } from '../slug.ts';
import { entryTag } from './cache-tags.ts';
import { type ListingRecord, listingsById } from './listings.server.ts';

/** Null is what visitors do not find in that language. */
const kept = new KeptAnswers<Address | null>({ mostBytes: 4 * 1024 * 1024, bytesOf: () => 400 });

/**
 * Where references to entries lead for visitors of one language, by `type:id`; what is offline there is missing. Titles
 * and addresses are those of this moment, so a renamed room is renamed everywhere (decision 3). Everything that is asked
 * for in one turn is one query, and nothing is asked again until the entry itself changes.
 */
export async function entryAddresses(
  references: Iterable<Reference>,
  { locale, collections }: { locale: Locale; collections: Collections },
): Promise<Record<string, Address>> {
  const addresses: Record<string, Address> = {};
  const missing = new Set<string>();
  for (const { type, id } of references) {
    if (!(type in collections)) continue;
    const tag = entryTag(type, id);
    const known = kept.peek(`${locale} ${tag}`);
    if (known) addresses[tag] = known;
    else if (known === undefined) missing.add(tag);
  }
  if (missing.size === 0) return addresses;
  const read = () => readAddresses([...missing], { locale, collections });
  for (const [key, { value }] of await kept.readAll(read)) if (value) addresses[key.slice(locale.length + 1)] = value;
  return addresses;
}

async function readAddresses(
  tags: readonly string[],
  { locale, collections }: { locale: Locale; collections: Collections },
): Promise<Map<string, Answer<Address | null>>> {
  const idOf = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  const found = await listingsById(locale, tags.map(idOf));
  return new Map(
    tags.map((tag) => {
      const record = found.get(idOf(tag));
      const isIt = record && entryTag(record.type, record.id) === tag;
      return [`${locale} ${tag}`, { value: isIt ? addressOf(record, { locale, collections }) : null, tags: [tag] }];
    }),
  );
}

function addressOf(
  { type, slug, number, title }: ListingRecord,
  { locale, collections }: { locale: Locale; collections: Collections },
): Address | null {
  const definition = collections[type];
  return definition ? { href: entryUrl(definition, { locale, slug, number }), title, online: true, number } : null;
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

/** By type the field with the first day, as JSON. */
export function startsOf(collections: Collections): string {
  const starts = Object.values(collections).flatMap(({ type, span }) => (span ? [[type, span.start]] : []));
  return JSON.stringify(Object.fromEntries(starts));
}

/** The same for editors: every entry that something of the owner's kind points at, offline ones too. */
export function draftEntryAddresses(
  reader: Database | Transaction,
  { owner, ...query }: { owner: string; locale: Locale; collections: Collections },
): Promise<Record<string, Address>> {
  const types = sql.param(Object.keys(query.collections));
  const pointedAt = sql`select target_id from reference where owner_type = ${owner} and target_type = any(${types}::text[])`;
  return draftAddresses(reader, { ids: pointedAt, ...query });
}

/** The same of certain entries. */
export function draftAddressesOf(
  reader: Database | Transaction,
  { references, ...query }: { references: Iterable<Reference>; locale: Locale; collections: Collections },
): Promise<Record<string, Address>> {
  const ids = [...references].map(({ id }) => id);
  return draftAddresses(reader, { ids: sql`select unnest(${sql.param(ids)}::uuid[])`, ...query });
}

async function draftAddresses(
  reader: Database | Transaction,
  { ids, locale, collections }: { ids: SQL; locale: Locale; collections: Collections },
): Promise<Record<string, Address>> {
  const label = sql.raw(`label_${locale}`);
  const { rows } = await reader.execute<Draft>(sql`
    select entry.type, entry.id, entry.number::float8 as number, listing.slug, listing.object_id is not null as online,
           entry.props->>(${startsOf(collections)}::jsonb->>entry.type) as starts,
           coalesce(listing.title, nullif(${label}, ''), nullif(label_de, ''), label_en) as title
    from entry left join listing on listing.object_id = entry.id and listing.locale = ${locale}
    where entry.deleted_at is null and entry.id in (${ids})`);
  const entries = rows.flatMap(({ type, id, number, slug, title, online, starts }) => {
    const definition = collections[type];
    if (!definition) return [];
    const href = entryUrl(definition, { locale, slug: slug ?? slugOf(title, type), number });
    return [[`${type}:${id}`, { href, title, online, number, ...(starts && { starts }) }] as const];
  });
  return Object.fromEntries(entries);
}
