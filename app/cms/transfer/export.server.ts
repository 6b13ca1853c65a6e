import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type ContentSchema, collectionOf } from '../collection/content-model.ts';
import { draftReferences } from '../collection/draft-summary.ts';
import type { EntryRecord } from '../collection/entry.ts';
import { readEntries } from '../collection/entry-rows.server.ts';
import { columnsOf, ownColumns } from '../field/cell/columns.ts';
import { writeCell } from './cell.ts';

const batch = 500;

/** The columns of an export, in the order they are written. */
export function exportColumns(type: string, contentModel: ContentSchema): string[] {
  return [...Object.values(ownColumns), ...columnsOf(collectionOf(contentModel, type)).map(({ key }) => key)];
}

/**
 * Drafts of a collection with all their values in both languages; an import of them changes nothing. All of them by
 * number, or those named in that order. What is referred to is named with its title and number; modules and pictures
 * themselves are not part of it.
 */
export async function* exportRecords(
  type: string,
  contentModel: ContentSchema,
  ids?: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  const columns = columnsOf(collectionOf(contentModel, type));
  for await (const part of ids ? partsOf(ids) : idsByNumber(type)) {
    const places = new Map(part.map((id, at) => [id, at]));
    const entries = (await readEntries(db(), { type, ids: part }))
      .filter(({ deleted_at }) => ids !== undefined || !deleted_at)
      .sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
    const names = await namesOf(type, entries, contentModel);
    for (const entry of entries) {
      const own = [entry.id, entry.number, entry.source ?? '', entry.external_id ?? ''];
      const cells = columns.map(({ key, name, field, locale }) => {
        const value = (locale ? entry.i18n[locale] : entry.props)?.[name];
        return [key, writeCell({ field }, value, (id) => names.get(id) ?? id)] as const;
      });
      yield {
        ...Object.fromEntries(Object.values(ownColumns).map((name, at) => [name, own[at]])),
        ...Object.fromEntries(cells),
      };
    }
  }
}

function* partsOf(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += batch) yield ids.slice(at, at + batch);
}

async function* idsByNumber(type: string): AsyncGenerator<string[]> {
  let last = 0;
  for (;;) {
    const { rows } = await db().execute<{ id: string; number: number }>(sql`
      select id, number::float8 as number from entry
      where type = ${type} and deleted_at is null and number > ${last} order by number limit ${batch}`);
    if (rows.length === 0) return;
    last = rows.at(-1)?.number ?? last;
    yield rows.map(({ id }) => id);
  }
}

async function namesOf(
  type: string,
  entries: readonly EntryRecord[],
  contentModel: ContentSchema,
): Promise<Map<string, string>> {
  const definition = collectionOf(contentModel, type);
  const ids = new Set(entries.flatMap((entry) => draftReferences(definition, entry.id, entry).map(({ id }) => id)));
  if (ids.size === 0) return new Map();
  const { rows } = await db().execute<{ id: string; number: string; label: string }>(sql`
    select id, number::text as number, coalesce(nullif(label_de, ''), label_en) as label
    from entry where deleted_at is null and id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, number, label }) => [id, `${label} #${number}`.trim()]));
}
