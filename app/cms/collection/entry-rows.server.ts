import { sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { mediaByIds as readMedia } from '#app/media/media-records.server.ts';
import type { ModuleNode } from '../node.ts';
import type { MediaRecord } from '../resolve.ts';
import type { EntryDocument, EntryRecord } from './entry.ts';

type Reader = Database | Transaction;

const columns = sql.raw(`id, number::float8 as number, type, props, i18n, source, external_id, rev, updated_by,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at`);

/** Drafts by id, deleted ones too, in the order of their ids. With `lock` nobody else writes them until the end. */
export async function readEntries(
  reader: Reader,
  { type, ids, lock = false }: { type: string; ids: readonly string[]; lock?: boolean },
): Promise<EntryRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await reader.execute<EntryRecord>(sql`
    select ${columns} from entry where type = ${type} and id = any(${sql.param([...ids])}::uuid[])
    order by id ${lock ? sql`for update` : sql``}`);
  return rows;
}

/** One draft, or null when it is in the bin or was never there. */
export async function readEntry(
  { type, id }: { type: string; id: string },
  reader: Reader = db(),
): Promise<EntryRecord | null> {
  const [found] = await readEntries(reader, { type, ids: [id] });
  return found && !found.deleted_at ? found : null;
}

/** What is published of these entries in one language, by id; `hidden` ones too, which wait for what they inherit from. */
export async function publishedDocuments(
  reader: Reader,
  { ids, locale, hidden = false }: { ids: readonly string[]; locale: Locale; hidden?: boolean },
): Promise<Map<string, EntryDocument>> {
  if (ids.length === 0) return new Map();
  const source = hidden ? sql`publication` : sql`listing`;
  const { rows } = await reader.execute<{ object_id: string; doc: EntryDocument }>(sql`
    select online.object_id, version.doc from ${source} online join version on version.id = online.version_id
    where online.locale = ${locale} and online.object_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ object_id, doc }) => [object_id, doc]));
}

/** The living modules of many entries, by the entry they belong to. */
export async function nodesOfEntries(
  reader: Reader,
  { type, ids }: { type: string; ids: readonly string[] },
): Promise<Map<string, ModuleNode[]>> {
  const { rows } = await reader.execute<{ owner: string; node: ModuleNode }>(sql`
    with recursive tree as (
      select module.*, object_id as owner from module
      where content_type = ${type} and object_id = any(${sql.param([...ids])}::uuid[])
        and parent_id is null and deleted_at is null
      union all
      select module.*, tree.owner from module join tree on module.parent_id = tree.id where module.deleted_at is null
    )
    select owner, jsonb_build_object('id', id, 'model', model, 'parent_id', parent_id, 'column_index', column_index,
      'pos', pos, 'slug', slug, 'content_type', content_type, 'object_id', object_id, 'layout', layout, 'props', props,
      'i18n', i18n, 'hidden_in', hidden_in, 'schema_version', schema_version, 'rev', rev) as node
    from tree order by id`);
  const found = new Map<string, ModuleNode[]>();
  for (const { owner, node } of rows) found.set(owner, [...(found.get(owner) ?? []), node]);
  return found;
}

/** Pictures and files by id. */
export async function mediaByIds(reader: Reader, ids: Iterable<string>): Promise<Map<string, MediaRecord>> {
  const records = await readMedia(ids, reader);
  return new Map(records.map((record) => [record.id, record]));
}

/** The public numbers of entries, by id. */
export async function numbersOf(reader: Reader, ids: Iterable<string>): Promise<Map<string, number>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await reader.execute<{ id: string; number: number }>(sql`
    select id, number::float8 as number from entry where id = any(${sql.param(wanted)}::uuid[])`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
