import type { ModuleNode } from '#app/cms/node.ts';
import { apply, subtree, treeOf } from '#app/cms/tree/tree.ts';
import { insertModule, moveModule } from '#app/cms/tree/tree-change.ts';
import type { Entry, PatchBody } from '#app/drafting/entry.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { definitions } from '../core/editor.ts';
import type { RemoteEvent } from '../remote/remote-changes.ts';

/**
 * The server as the editor sees it, for tests that need its rules and not its database: a revision per module, remembered
 * keys, a bin, and news with whole modules as they are now (app/cms/draft, app/collections/page/draft/draft-events.server.ts).
 */
export function serverDouble(nodes: readonly ModuleNode[]) {
  let tree = treeOf(structuredClone([...nodes]));
  const known = new Map<string, Answer<ModuleNode>>();
  const writers = new Map<string, string>();
  const bin = new Map<string, ModuleNode[]>();
  const put = (node: ModuleNode) => {
    tree = new Map(tree).set(node.id, { ...node, rev: node.rev + 1 });
    return node.rev + 1;
  };
  const patch = (node: ModuleNode, body: PatchBody): Answer<ModuleNode> => {
    const i18n = { ...node.i18n };
    for (const lang of ['de', 'en'] as const) if (body.i18n?.[lang]) i18n[lang] = filled(i18n[lang], body.i18n[lang]);
    const { props, hidden_in = node.hidden_in, layout = node.layout } = body;
    return { kind: 'saved', rev: put({ ...node, i18n, props: filled(node.props, props), hidden_in, layout }) };
  };
  const stale = (node: ModuleNode): Answer<ModuleNode> => {
    const [current = node, ...below] = structuredClone(subtree(tree, node.id));
    return { kind: 'stale', current, rev: node.rev, by: writers.get(node.id) ?? null, below };
  };
  const place = (node: ModuleNode, spot: Extract<Entry, { kind: 'move' }>): Answer<ModuleNode> => {
    const proposal = moveModule(tree, node.id, spot, definitions);
    if (!proposal.ok) return refused(409);
    tree = apply(tree, proposal.operation);
    const moved = tree.get(node.id) ?? node;
    return { kind: 'saved', rev: put(moved), pos: moved.pos };
  };
  const create = ({ node, before, after }: Extract<Entry, { kind: 'create' }>): Answer<ModuleNode> => {
    const spot = { parent: node.parent_id, column: node.column_index, before, after };
    const proposal = insertModule(tree, node, spot, definitions);
    if (!proposal.ok) return refused(409);
    tree = apply(tree, proposal.operation);
    const made = tree.get(node.id) ?? node;
    return { kind: 'saved', rev: put({ ...made, rev: 0 }), pos: made.pos };
  };
  const remove = (node: ModuleNode, seen: Record<string, number> | undefined, by: string): Answer<ModuleNode> => {
    const nodes = subtree(tree, node.id);
    const isUnseen = ({ id, rev }: ModuleNode) => rev > (seen?.[id] ?? 0) && writers.get(id) !== by;
    if (seen && nodes.slice(1).some(isUnseen)) return stale(node);
    bin.set(node.id, nodes);
    tree = apply(tree, { kind: 'remove', nodes });
    return { kind: 'saved', rev: node.rev + 1 };
  };
  const restore = (id: string): Answer<ModuleNode> => {
    const [node, ...below] = bin.get(id) ?? [];
    const there = tree.get(id);
    if (there) return { kind: 'saved', rev: there.rev };
    if (!node) return refused(404);
    if (node.parent_id && !tree.has(node.parent_id)) return refused(409);
    bin.delete(id);
    tree = apply(tree, { kind: 'insert', nodes: [{ ...node, rev: node.rev + 2 }, ...below] });
    return { kind: 'saved', rev: node.rev + 2 };
  };
  const write = (entry: Entry, base: number, by: string): Answer<ModuleNode> => {
    if (entry.kind === 'create') return create(entry);
    if (entry.kind === 'restore') return restore(entry.id);
    const node = tree.get(entry.id);
    if (!node) return refused(bin.has(entry.id) ? 410 : 404);
    if (entry.kind !== 'move' && node.rev !== base) return stale(node);
    if (entry.kind === 'remove') return remove(node, entry.sent?.seen, by);
    writers.set(node.id, by);
    return entry.kind === 'patch' ? patch(node, entry.body) : place(node, entry);
  };
  return {
    nodes: () => structuredClone([...tree.values()]),
    /** What was deleted and can be brought back. */
    bin: () => structuredClone([...bin.values()].flat()),
    receive(entry: Entry, base: number, by: string): Answer<ModuleNode> {
      const again = known.get(entry.key);
      if (again) return again;
      const answer = write(entry, base, by);
      if (answer.kind === 'saved') known.set(entry.key, answer);
      return answer;
    },
    /** Gone for good, with what it held. */
    lose(id: string): void {
      bin.delete(id);
      tree = apply(tree, { kind: 'remove', nodes: subtree(tree, id) });
    },
    /** What one listener has not been told of yet. */
    follow() {
      const told = new Map([...tree.values()].map(({ id, rev }) => [id, rev]));
      const fresh = () => [...tree.values()].filter(({ id, rev }) => told.get(id) !== rev);
      const left = () => [...told.keys()].filter((id) => !tree.has(id));
      const tell = (): RemoteEvent => {
        const [news, gone] = [fresh(), left()];
        for (const { id, rev } of news) told.set(id, rev);
        for (const id of gone) told.delete(id);
        return {
          nodes: structuredClone(news).map((node) => ({ ...node, by: writers.get(node.id) ?? null })),
          gone,
        };
      };
      return Object.assign(tell, { isQuiet: () => fresh().length === 0 && left().length === 0 });
    },
  };
}

function refused(status: number): Answer<ModuleNode> {
  return { kind: 'refused', status, errors: [] };
}

function filled(values: Record<string, unknown> = {}, change: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => value !== null));
}
