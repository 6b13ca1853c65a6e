import { type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { storedOf, type Values } from '#app/cms/field-set.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { effectiveValues } from '../effective.ts';
import type { EntryRecord } from '../entry.ts';
import { type DraftSort, orderBy, orderKey } from './draft-order.server.ts';

/** `changed`: online, and the draft says something else by now. */
export type LanguageState = 'offline' | 'online' | 'changed';

export type DraftRow = Pick<
  EntryRecord,
  'id' | 'number' | 'type' | 'rev' | 'updated_at' | 'updated_by' | 'deleted_at'
> & {
  /** Title per language, inherited ones included. */
  labels: Record<Locale, string>;
  starts_at: string | null;
  ends_at: string | null;
  /** Values of the columns, inherited ones included; words in the language of the list. */
  props: Values;
  texts: Values;
  /** Columns whose value comes from the entry it inherits from. */
  inherited: string[];
  state: Record<Locale, LanguageState>;
};

export type DraftQuery = {
  locale: Locale;
  q?: string;
  /** Shared value by field: a choice, a flag, or the id that a reference names. */
  where?: Readonly<Record<string, string | boolean>>;
  state?: { locale: Locale; is: 'online' | 'offline' };
  /** The one with this public number. */
  number?: number;
  /** Span of the draft's own time, as instants. */
  from?: Temporal.Instant;
  before?: Temporal.Instant;
  bin?: boolean;
  sort?: DraftSort;
  descending?: boolean;
  page?: number;
  page_size?: number;
};

export type DraftList = {
  count: number;
  results: DraftRow[];
  /** Names of everything the columns point at, by id. */
  names: Record<string, string>;
};

type Row = Omit<DraftRow, 'labels' | 'state' | 'inherited'> & {
  base_props: Values;
  base_texts: Values;
  label_de: string;
  label_en: string;
  online_de: boolean;
  online_en: boolean;
  changed_de: boolean;
  changed_en: boolean;
};

/** Drafts of a collection for the office, whatever their state, and how many there are. The caller has asked the policy. */
export async function listDrafts(definition: CollectionDefinition, query: DraftQuery): Promise<DraftList> {
  const counting = countDrafts(definition, query);
  const { page = 1, page_size = 50 } = query;
  const isFar = (page - 1) * page_size > farAway;
  const [count, results] = await Promise.all([
    counting,
    isFar ? counting.then((known) => draftRows(definition, query, known)) : draftRows(definition, query),
  ]);
  return { count, results, names: await namesIn(definition, results, query.locale) };
}

/** From here on a page is reached faster from the other end of the list, when that is nearer. */
const farAway = 5_000;

async function countDrafts(definition: CollectionDefinition, query: DraftQuery): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from entry where ${conditionOf(definition, query)}`);
  return rows[0]?.count ?? 0;
}

/** The rows of one page alone; where the length of the list is known, from the end that is nearer. */
export async function draftRows(
  definition: CollectionDefinition,
  query: DraftQuery,
  count?: number,
): Promise<DraftRow[]> {
  const { locale, page = 1, page_size = 50 } = query;
  const columns = sql.param([...definition.columns]);
  const sources = sql.param(inheritedColumns(definition));
  const { key, joins } = orderKey(definition, query);
  const { rows } = await db().execute<Row>(sql`
    with hit as ${sql.raw(isNarrow(query) ? 'materialized' : 'not materialized')} (
      select entry.id, entry.number, ${key} as key
      from (select * from entry where ${conditionOf(definition, query)}) as entry ${joins}
    ), page as (
      select id, key from hit ${placeOf(query, { page, page_size, count })}
    ), found as (select entry.*, key from page join entry using (id))
    select found.id, found.number::float8 as number, found.type, found.rev, found.updated_by, label_de, label_en,
           ${utc('found.updated_at')} as updated_at, ${utc('found.deleted_at')} as deleted_at,
           ${utc('starts_at')} as starts_at, ${utc('ends_at')} as ends_at,
           ${someOf(sql`found.props`, columns)} as props,
           ${someOf(sql`found.i18n->${locale}`, columns)} as texts,
           ${someOf(sql`(select base.props from entry base where base.id = found.base_id)`, sources)} as base_props,
           ${someOf(sql`(select base.i18n->${locale} from entry base where base.id = found.base_id)`, sources)} as base_texts,
           ${sql.join(locales.map(stateColumns), sql`, `)}
    from found order by ${orderBy(sql`key`, query)}`);
  return rows.map(
    ({
      label_de,
      label_en,
      online_de,
      online_en,
      changed_de,
      changed_en,
      props,
      texts,
      base_props,
      base_texts,
      ...row
    }) => ({
      ...row,
      ...effectiveValues(definition, { props, texts }, { props: base_props, texts: base_texts }),
      labels: { de: label_de, en: label_en },
      state: { de: stateOf(online_de, changed_de), en: stateOf(online_en, changed_en) },
    }),
  );
}

/**
 * Whether few rows are to be expected: then they are found first and sorted afterwards. The database would rather walk
 * through the order until it has met enough of them, which never ends where there are few.
 */
function isNarrow({ q = '', where = {}, state, bin = false }: DraftQuery): boolean {
  return q.trim() !== '' || Object.keys(where).length > 0 || state?.is === 'offline' || bin;
}

type Place = { page: number; page_size: number; count: number | undefined };

function placeOf(query: DraftQuery, { page, page_size, count }: Place): SQL {
  const offset = (page - 1) * page_size;
  if (count === undefined || offset <= count / 2)
    return sql`order by ${orderBy(sql`key`, query)} limit ${page_size} offset ${offset}`;
  const after = Math.max(count - offset - page_size, 0);
  const rest = Math.max(Math.min(page_size, count - offset), 0);
  return sql`order by ${orderBy(sql`key`, query, true)} limit ${rest} offset ${after}`;
}

/** Titles of entries by id in one language, or in the other where it has none. */
export async function labelsOf(ids: Iterable<string>, locale: Locale): Promise<Record<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return {};
  const { rows } = await db().execute<{ id: string; label: string }>(sql`
    select id, coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en) as label
    from entry where id = any(${sql.param(wanted)}::uuid[])`);
  return Object.fromEntries(rows.map(({ id, label }) => [id, label]));
}

export function conditionOf(definition: CollectionDefinition, query: DraftQuery): SQL {
  const { q = '', where = {}, state, number, from, before, bin = false } = query;
  const parts = [sql`type = ${definition.type}`, bin ? sql`deleted_at is not null` : sql`deleted_at is null`];
  if (q.trim() !== '') parts.push(sql`(label_de || ' ' || label_en) ilike ${containing(q)}`);
  for (const [name, value] of Object.entries(where)) parts.push(valueCondition(definition, name, value));
  if (state) {
    const online = sql`exists (select 1 from listing where listing.locale = ${state.locale} and listing.object_id = entry.id)`;
    parts.push(state.is === 'online' ? online : sql`not ${online}`);
  }
  if (number !== undefined) parts.push(sql`number = ${number}`);
  if (from) parts.push(sql`starts_at >= ${from.toString()}::timestamptz`);
  if (before) parts.push(sql`starts_at < ${before.toString()}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** The columns an entry may inherit, as the entry it inherits from calls them. */
function inheritedColumns({ inherits, columns }: CollectionDefinition): string[] {
  return columns.flatMap((name) => inherits?.fields[name] ?? []);
}

/** The named values of a jsonb object; an empty object where there is none. */
function someOf(values: SQL, names: SQL | ReturnType<typeof sql.param>): SQL {
  return sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(coalesce(${values}, '{}'))
    where key = any(${names}::text[]))`;
}

function valueCondition(definition: CollectionDefinition, name: string, value: string | boolean): SQL {
  const field = definition.fields[name];
  if (!field?.shared) return sql`false`;
  const stored = field.kind === 'references' ? [value] : value;
  const own = sql`props @> ${JSON.stringify({ [name]: stored })}::jsonb`;
  const source = definition.inherits?.fields[name];
  if (!source) return own;
  // An entry that leaves the field empty is found by what it inherits.
  const bases = sql`select id from entry base where base.type = ${definition.inherits?.from}
    and base.props @> ${JSON.stringify({ [source]: stored })}::jsonb and base.deleted_at is null`;
  return sql`(${own} or (base_id = any(array(${bases})) and coalesce(props->${name}, 'null') in ('null', '""', '[]')))`;
}

/** A language has changed when its published values or a module of it are not those of the draft. */
function stateColumns(locale: Locale): SQL {
  const published = sql`from listing join version on version.id = listing.version_id
    where listing.locale = ${locale} and listing.object_id = found.id`;
  return sql`
    exists (select 1 ${published}) as ${sql.raw(`online_${locale}`)},
    exists (select 1 ${published} and (version.doc->'props' <> found.props
      or version.doc->'texts' <> coalesce(found.i18n->${locale}, '{}')
      or exists (select 1 from module where module.content_type = found.type and module.object_id = found.id
                 and module.updated_at > version.at))) as ${sql.raw(`changed_${locale}`)}`;
}

function stateOf(isOnline: boolean, isChanged: boolean): LanguageState {
  if (!isOnline) return 'offline';
  return isChanged ? 'changed' : 'online';
}

function namesIn(definition: CollectionDefinition, rows: readonly DraftRow[], locale: Locale) {
  const ids = rows.flatMap(({ props, texts }) =>
    definition.columns.flatMap((name) =>
      (definition.fields[name]?.references(storedOf(name, props, texts)) ?? []).map(({ id }) => id),
    ),
  );
  return labelsOf(ids, locale);
}

function utc(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
}
