import { sql } from 'drizzle-orm';
import { type DraftRow, labelsOf, listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { venueDay } from '#app/cms/venue-time.ts';
import { db } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel, fieldLabel } from '#app/inspector/labels.ts';
import { formatDay, formatMoment, isDated, longDay } from '../format.ts';
import { namesOfPeople } from '../people.server.ts';
import { columnChoices, draftQuery, filterFields, type ListQuery } from './list-query.ts';
import { type Cell, cellsOf, formatHours } from './table/cells.server.ts';

export type ListRow = Pick<DraftRow, 'id' | 'number' | 'labels' | 'state'> & {
  hours: string;
  cells: Cell[];
  updated: string;
  by: string;
};

export type Filter = { name: string; label: string; value: string; options: { value: string; label: string }[] };

export type ListPage = Awaited<ReturnType<typeof listPage>>;

/** A list as it is rendered: rows by day where they have days, in words of one language. */
export async function listPage(collection: CollectionDefinition, query: ListQuery, locale: Locale) {
  const definition = { ...collection, columns: query.columns };
  const [{ count, results, names }, filters] = await Promise.all([
    listDrafts(definition, draftQuery(definition, query, locale)),
    filtersOf(collection, query, locale),
  ]);
  const people = await namesOfPeople(results.map(({ updated_by }) => updated_by));
  const dated = isDated(definition) && query.sort === 'starts';
  const groups: { day: string; title: string; rows: ListRow[] }[] = [];
  for (const row of results) {
    const day = dated && row.starts_at ? venueDay(Temporal.Instant.from(row.starts_at)) : '';
    const known = groups.at(-1);
    const group = known?.day === day ? known : { day, title: day && formatDay(day, locale, longDay), rows: [] };
    if (group !== known) groups.push(group);
    const cells = cellsOf(definition, row, { names, locale });
    group.rows.push({
      id: row.id,
      number: row.number,
      labels: row.labels,
      state: row.state,
      hours: dated ? formatHours(row) : '',
      // Under the heading of its day a row says its hours instead.
      cells: dated ? cells.filter(({ name }) => name !== 'date_start') : cells,
      updated: formatMoment(row.updated_at, locale),
      by: row.updated_by ? (people[row.updated_by] ?? '') : m.office_system_itself(),
    });
  }
  const columns = definition.columns
    .filter((name) => !(dated && name === 'date_start'))
    .map((name) => ({ name, label: fieldLabel(definition.type, name) }));
  const choices = columnChoices(collection).map((name) => ({
    name,
    label: fieldLabel(definition.type, name),
    isShown: query.columns.includes(name),
  }));
  return { count, groups, columns, choices, filters, dated };
}

const mostOptions = 200;

/** What each filter offers; a collection too long for a list of choices is found by searching for a title instead. */
async function filtersOf(definition: CollectionDefinition, { where }: ListQuery, locale: Locale): Promise<Filter[]> {
  const { fields, type } = definition;
  const names = filterFields(definition);
  const targets = [...new Set(names.flatMap((name) => fields[name]?.options.target ?? []))];
  const { rows } = await db().execute<{ type: string; id: string; label: string }>(sql`
    select target.type, found.id, coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en) as label
    from unnest(${sql.param(targets)}::text[]) as target(type), lateral (
      select id, label_de, label_en from entry where entry.type = target.type and deleted_at is null
      order by lower(${sql.raw(`label_${locale}`)}), number limit ${mostOptions + 1}) found`);
  const chosen = await labelsOf(Object.values(where).filter(isUuid), locale);
  return names.flatMap((name): Filter[] => {
    const field = fields[name];
    if (!field) return [];
    const label = fieldLabel(type, name);
    const value = where[name] ?? '';
    const { choices = [], target } = field.options;
    if (field.kind === 'flag') return [{ name, label, value, options: flagOptions() }];
    if (field.kind === 'choice')
      return [
        { name, label, value, options: choices.map((each) => ({ value: each, label: choiceLabel(name, each) })) },
      ];
    const options = rows.filter((row) => row.type === target).map(({ id, label }) => ({ value: id, label }));
    if (options.length <= mostOptions) return options.length > 0 ? [{ name, label, value, options }] : [];
    return value ? [{ name, label, value, options: [{ value, label: chosen[value] ?? value }] }] : [];
  });
}

function flagOptions() {
  return [
    { value: 'true', label: m.office_yes() },
    { value: 'false', label: m.office_no() },
  ];
}
