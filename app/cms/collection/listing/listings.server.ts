import { type Answer, KeptAnswers } from '#app/cache/kept-answers.ts';
import { Batch } from '#app/db/batch.server.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { EntryCard } from '../entry.ts';
import { entryTag, listTag } from './cache-tags.ts';
import type { StoredCard } from './listing-row.ts';

/** A row of `listing` as lists read it. Many requests are given the same one: nobody writes into it. */
export type ListingRecord = Omit<EntryCard, 'url' | 'fields'> & { card: StoredCard };

/** Columns of a listing, for queries that join it as `listing`, and its version as `version`. */
export const listingColumns = `listing.object_id as id, listing.number::float8 as number, listing.type, listing.slug,
  listing.title, listing.from_day::text as from_day, listing.until_day::text as until_day, listing.card, version.n as version,
  ${instant('starts_at')}, ${instant('ends_at')}, ${instant('published_at')}, ${instant('changed_at')}`;

type ListingQuery = { locale: Locale; numbers: readonly number[] };

/** More at once are for a calendar or a file, which is kept as a whole. */
const mostOfAPage = 200;

/**
 * Published entries by number in one language, in the order of the numbers; what is offline is left out. What a page
 * asks for is kept until the entry changes, and all that is asked for in one turn is one query.
 */
export async function listingsByNumber(type: string, { locale, numbers }: ListingQuery): Promise<ListingRecord[]> {
  if (numbers.length === 0) return [];
  const found = await (numbers.length > mostOfAPage ? readMany : readKept)(type, { locale, numbers });
  return numbers.flatMap((number) => found.get(number) ?? []);
}

type Found = Map<number, ListingRecord | null>;

/** Null is what visitors do not find. A record in memory takes some six times what it takes as text. */
const kept = new KeptAnswers<ListingRecord | null>({
  mostBytes: 12 * 1024 * 1024,
  bytesOf: (record) => (record ? 500 + 6 * JSON.stringify(record.card).length : 0),
});

async function readKept(type: string, { locale, numbers }: ListingQuery): Promise<Found> {
  const found: Found = new Map();
  const missing = new Set<string>();
  for (const number of numbers) {
    const key = `${locale} ${type} ${number}`;
    const known = kept.peek(key);
    if (known === undefined) missing.add(key);
    else found.set(number, known);
  }
  if (missing.size === 0) return found;
  const read = async () => {
    const records = await rows.load(missing);
    return new Map([...missing].map((key) => [key, answerOf(type, records.get(key) ?? null)]));
  };
  for (const [key, { value }] of await kept.readAll(read))
    found.set(Number(key.slice(key.lastIndexOf(' ') + 1)), value);
  return found;
}

/**
 * Published entries by id, for who needs their addresses: what a page refers to is mostly shown on it next, so whole records
 * are read, and kept for `listingsByNumber`. Ids are unique in all collections.
 */
export async function listingsById(locale: Locale, ids: readonly string[]): Promise<Map<string, ListingRecord>> {
  const found = new Map<string, ListingRecord>();
  const read = async () => {
    const records = await rowsById.load(ids.map((id) => `${locale} ${id}`));
    for (const id of ids) {
      const record = records.get(`${locale} ${id}`);
      if (record) found.set(id, record);
    }
    const unknown = [...found.values()].filter(({ type, number }) => !kept.peek(`${locale} ${type} ${number}`));
    return new Map(
      unknown.map((record) => [`${locale} ${record.type} ${record.number}`, answerOf(record.type, record)]),
    );
  };
  await kept.readAll(read);
  return found;
}

/** What is not found may be online later: then its list changes. */
function answerOf(type: string, value: ListingRecord | null): Answer<ListingRecord | null> {
  return { value, tags: [value ? entryTag(type, value.id) : listTag(type)] };
}

type Row = ListingRecord & { locale: Locale };

/** Keys are `de event 12`. */
const rows = new Batch<ListingRecord>(async (connections, keys) => {
  const parts = keys.map((key) => key.split(' '));
  const { rows: records } = await connections.query<Row>({
    name: 'listings-by-number',
    text: listingsText('$1::text[], $2::text[], $3::bigint[]'),
    values: [0, 1, 2].map((at) => parts.map((part) => part[at])),
  });
  return new Map(records.map(({ locale, ...row }) => [`${locale} ${row.type} ${row.number}`, row]));
});

/** Keys are `de <id>`. */
const rowsById = new Batch<ListingRecord>(async (connections, keys) => {
  const parts = keys.map((key) => key.split(' '));
  const { rows: records } = await connections.query<Row>({
    name: 'listings-by-id',
    text: `select listing.locale, ${listingColumns}
      from unnest($1::text[], $2::uuid[]) as wanted (locale, id)
      join listing on listing.locale = wanted.locale and listing.object_id = wanted.id
      join version on version.id = listing.version_id`,
    values: [0, 1].map((at) => parts.map((part) => part[at])),
  });
  return new Map(records.map(({ locale, ...row }) => [`${locale} ${row.id}`, row]));
});

async function readMany(type: string, { locale, numbers }: ListingQuery): Promise<Found> {
  const { rows: records } = await pool().query<Row>({
    name: 'many-listings-by-number',
    text: listingsText('array_fill($1::text, array[$4::int]), array_fill($2::text, array[$4::int]), $3::bigint[]'),
    values: [locale, type, [...numbers], numbers.length],
  });
  return new Map(records.map(({ locale: _, ...row }) => [row.number, row]));
}

/** Each by itself: asked for as any of a long list, the index is read from one end to the other. */
function listingsText(wanted: string): string {
  return `select listing.locale, ${listingColumns}
    from unnest(${wanted}) as wanted (locale, type, number)
    join listing on listing.type = wanted.type and listing.locale = wanted.locale and listing.number = wanted.number
    join version on version.id = listing.version_id`;
}

function instant(column: string): string {
  return `to_char(listing.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`;
}
