import { type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { FieldOrder } from '#app/cms/field/field.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** What every draft has, or the value of a field, `field:room`; inherited ones count as its own. */
export type DraftSort = 'updated' | 'label' | 'starts' | 'number' | 'state' | `field:${string}`;

export type Ordering = { locale: Locale; sort?: DraftSort; descending?: boolean };

/** By what rows are put in order, as an expression, and what has to be read beside them for it. */
export type OrderKey = { key: SQL; joins: SQL };

/** The key of rows that are called `entry`. What has no value stands at the end, in either direction. */
export function orderKey(definition: CollectionDefinition, { sort = 'updated', locale }: Ordering): OrderKey {
  if (sort.startsWith('field:')) return fieldKey(definition, sort.slice('field:'.length), locale);
  const columns: Record<string, string> = {
    updated: 'entry.updated_at',
    label: `lower(entry.label_${locale})`,
    starts: 'entry.starts_at',
    number: 'entry.number',
    // How many languages are online.
    state: '(select count(*) from listing where listing.object_id = entry.id)',
  };
  return { key: sql.raw(columns[sort] ?? 'entry.number'), joins: sql`` };
}

/** The order by such a key and, where it is the same, by number; the other way round for a page near the end. */
export function orderBy(
  key: SQL,
  { sort = 'updated', descending = sort === 'updated' }: Ordering,
  isReversed = false,
): SQL {
  const direction = descending === isReversed ? 'asc' : 'desc';
  // The other keys always have a value, and an index that would not be used for an order with a word about none.
  const empty = sort.startsWith('field:') ? (isReversed ? 'nulls first' : 'nulls last') : '';
  return sql`${key} ${sql.raw(`${direction} ${empty}`)}, number ${sql.raw(direction)}`;
}

function fieldKey(definition: CollectionDefinition, name: string, locale: Locale): OrderKey {
  const field = definition.fields[name];
  if (!field?.order) return { key: sql`entry.number`, joins: sql`` };
  const isShared = field.shared !== null;
  const source = definition.inherits?.fields[name];
  const own = storedValue('entry', name, isShared, locale);
  const inherited = source && storedValue('base', source, isShared, locale);
  const { key, joins = sql`` } = keys[field.order]({ choices: field.options.choices ?? [], locale });
  return {
    key,
    // Joined and not asked row by row: of 100,000 dates few productions are read once.
    joins: sql`
      ${inherited ? sql`left join entry base on base.id = entry.base_id and base.deleted_at is null` : sql``}
      cross join lateral (select ${inherited ? sql`coalesce(${own}, ${inherited})` : own} as value) as one ${joins}`,
  };
}

/** A stored value as JSON; null where nothing is entered. */
function storedValue(table: 'entry' | 'base', name: string, isShared: boolean, locale: Locale): SQL {
  const row = sql.raw(table);
  const value = isShared ? sql`${row}.props->${name}` : sql`${row}.i18n->${locale}->${name}`;
  return sql`case when ${value} in ('null', '""', '[]') then null else ${value} end`;
}

type KeyOptions = { choices: readonly string[]; locale: Locale };

const keys: Record<FieldOrder, (options: KeyOptions) => { key: SQL; joins?: SQL }> = {
  // A line is a document; its first words are enough to put it in order.
  words: () => ({
    key: sql`lower(case jsonb_typeof(one.value)
      when 'object' then jsonb_path_query_first(one.value, '$.**.text') #>> '{}' else one.value #>> '{}' end)`,
  }),
  size: () => ({ key: sql`case jsonb_typeof(one.value) when 'number' then one.value::numeric end` }),
  choice: ({ choices }) => ({ key: sql`array_position(${sql.param([...choices])}::text[], one.value #>> '{}')` }),
  target: ({ locale }) => ({
    key: sql`lower(coalesce(nullif(${sql.raw(`target.label_${locale}`)}, ''), nullif(target.label_de, ''), target.label_en))`,
    joins: sql`left join entry target
      on target.id = (case jsonb_typeof(one.value) when 'array' then one.value->>0 else one.value #>> '{}' end)::uuid`,
  }),
};
