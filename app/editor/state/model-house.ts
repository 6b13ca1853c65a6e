import type { ModuleNode } from '#app/cms/node.ts';
import { apply, treeOf } from '#app/cms/tree.ts';
import { moveModule } from '#app/cms/tree-change.ts';
import { definitions } from './editor.ts';
import type { Entry, PatchBody } from './entry.ts';
import type { Heard } from './others.ts';
import type { Answer } from './transport.ts';

/**
 * The house as the editor sees it, for tests that need its rules and not its database: a revision per module, remembered
 * keys, and news with whole modules as they are now (app/cms/draft, app/collections/page/draft-events.server.ts).
 */
export function modelHouse(nodes: readonly ModuleNode[]) {
  let tree = treeOf(structuredClone([...nodes]));
  const known = new Map<string, Answer>();
  const writers = new Map<string, string>();
  const put = (node: ModuleNode) => {
    tree = new Map(tree).set(node.id, { ...node, rev: node.rev + 1 });
    return node.rev + 1;
  };
  const patch = (node: ModuleNode, body: PatchBody): Answer => {
    const i18n = { ...node.i18n };
    for (const lang of ['de', 'en'] as const) if (body.i18n?.[lang]) i18n[lang] = filled(i18n[lang], body.i18n[lang]);
    const { props, hidden_in = node.hidden_in, layout = node.layout } = body;
    return { kind: 'saved', rev: put({ ...node, i18n, props: filled(node.props, props), hidden_in, layout }) };
  };
  const place = (node: ModuleNode, spot: Extract<Entry, { kind: 'move' }>): Answer => {
    const proposal = moveModule(tree, node.id, spot, definitions);
    if (!proposal.ok) return { kind: 'refused', status: 409, errors: [] };
    tree = apply(tree, proposal.operation);
    const moved = tree.get(node.id) ?? node;
    return { kind: 'saved', rev: put(moved), pos: moved.pos };
  };
  return {
    nodes: () => structuredClone([...tree.values()]),
    receive(entry: Entry, base: number, by: string): Answer {
      const again = known.get(entry.key);
      if (again) return again;
      const node = tree.get(entry.id);
      if (!node) return { kind: 'refused', status: 404, errors: [] };
      if (entry.kind === 'patch' && node.rev !== base)
        return { kind: 'stale', current: structuredClone(node), rev: node.rev, by: writers.get(node.id) ?? null };
      if (entry.kind !== 'patch' && entry.kind !== 'move') throw new Error(`This house knows no ${entry.kind}.`);
      const answer = entry.kind === 'patch' ? patch(node, entry.body) : place(node, entry);
      known.set(entry.key, answer);
      writers.set(node.id, by);
      return answer;
    },
    /** What one listener has not been told of yet. */
    follow() {
      const told = new Map([...tree.values()].map(({ id, rev }) => [id, rev]));
      const fresh = () => [...tree.values()].filter(({ id, rev }) => told.get(id) !== rev);
      const tell = (): Heard => {
        const news = fresh();
        for (const { id, rev } of news) told.set(id, rev);
        return {
          nodes: structuredClone(news).map((node) => ({ ...node, by: writers.get(node.id) ?? null })),
          gone: [],
        };
      };
      return Object.assign(tell, { isQuiet: () => fresh().length === 0 });
    },
  };
}

function filled(values: Record<string, unknown> = {}, change: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => value !== null));
}
