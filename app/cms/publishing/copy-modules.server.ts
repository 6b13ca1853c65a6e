import type { Transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { replaceReferences } from '../draft/module-references.server.ts';
import type { Owner } from '../draft/module-rows.server.ts';
import type { ModuleNode } from '../node.ts';
import { freshCopies } from '../tree/fresh-copies.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { draftNodes } from './draft-nodes.server.ts';

type Copy = { type: string; from: string; to: readonly string[]; by: string | null; definitions: Definitions };

/** Gives copies of a page or an entry modules of their own, which are changed by themselves. Answers how many each has. */
export async function copyModules(tx: Transaction, { type, from, to, by, definitions }: Copy): Promise<number> {
  const originals = await draftNodes(type, from, tx);
  if (originals.length === 0) return 0;
  for (const object_id of to) {
    const nodes = copiesFor(object_id, originals, from);
    await insertModules(tx, { nodes, owner: { content_type: type, object_id }, by, definitions });
  }
  return originals.length;
}

type Inserting = { nodes: readonly ModuleNode[]; owner: Owner } & Pick<Copy, 'by' | 'definitions'>;

/** Writes modules that nobody has yet, with what they point at. */
export async function insertModules(tx: Transaction, { nodes, owner, by, definitions }: Inserting): Promise<void> {
  await tx.insert(module).values(nodes.map((node) => ({ ...node, updated_by: by, updated_at: new Date() })));
  const ids = nodes.map(({ id }) => id);
  await replaceReferences(tx, { ids, nodes: [...nodes], owner, definitions });
}

/** A slug that names the owner names the copy; any other stays with the original, because it leads to one place. */
function copiesFor(object_id: string, originals: readonly ModuleNode[], from: string): ModuleNode[] {
  return freshCopies(originals).map((node) => ({
    ...node,
    slug: node.slug?.includes(from) ? node.slug.replace(from, object_id) : null,
    object_id: node.object_id === from ? object_id : node.object_id,
    rev: 1,
  }));
}
