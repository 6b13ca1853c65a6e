import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { ModuleNode } from '../node.ts';
import type { Reader } from './owner-adapter.ts';

/** The living modules of many owners of one type, by the owner they belong to, in the order of their ids. */
export async function nodesOfOwners(
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
  return new Map(
    [...Map.groupBy(rows, ({ owner }) => owner)].map(([owner, found]) => [owner, found.map(({ node }) => node)]),
  );
}

/** All living modules of one owner. */
export async function draftNodes(type: string, id: string, reader: Reader = db()): Promise<ModuleNode[]> {
  return (await nodesOfOwners(reader, { type, ids: [id] })).get(id) ?? [];
}

/** A fingerprint of every revision on the screen: equal tags mean the same draft. */
export function draftTag(owner: { rev: number }, nodes: readonly Pick<ModuleNode, 'id' | 'rev'>[]): string {
  const revisions = nodes.map(({ id, rev }) => `${id}:${rev}`).sort();
  return createHash('sha256')
    .update([`page:${owner.rev}`, ...revisions].join('\n'))
    .digest('base64url')
    .slice(0, 27);
}
