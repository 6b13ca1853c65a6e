import type { Transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { replaceReferences } from '../draft/module-references.server.ts';
import { loadTree } from '../draft/module-rows.server.ts';
import type { ModuleNode } from '../node.ts';
import type { House } from './house.ts';

type Copy = { type: string; from: string; to: readonly string[]; userId: string | null; house: House };

/** What stands at the named places of an entry, for its copies: modules of their own that are changed by themselves. */
export async function copyModules(tx: Transaction, { type, from, to, userId, house }: Copy): Promise<void> {
  const originals = [...(await loadTree(tx, { content_type: type, object_id: from })).values()];
  if (originals.length === 0) return;
  for (const object_id of to) {
    const nodes = copiesFor(object_id, originals, from);
    await tx.insert(module).values(nodes.map((node) => ({ ...node, updated_by: userId, updated_at: new Date() })));
    const ids = nodes.map(({ id }) => id);
    await replaceReferences(tx, {
      ids,
      nodes,
      owner: { content_type: type, object_id },
      definitions: house.modules,
    });
  }
}

/** The slug of a place names its entry; everything else about a module is the same in the copy. */
function copiesFor(object_id: string, originals: readonly ModuleNode[], from: string): ModuleNode[] {
  const fresh = new Map(originals.map(({ id }) => [id, crypto.randomUUID() as string]));
  return originals.map((node) => ({
    ...node,
    id: fresh.get(node.id) ?? node.id,
    parent_id: (node.parent_id && fresh.get(node.parent_id)) ?? null,
    slug: node.slug?.replace(from, object_id) ?? null,
    object_id: node.object_id === from ? object_id : node.object_id,
    rev: 1,
  }));
}
