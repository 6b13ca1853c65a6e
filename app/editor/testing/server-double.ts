import type { ModuleNode } from '#app/cms/node.ts';
import { apply, subtree, treeOf } from '#app/cms/tree/tree.ts';
import { insertModule, moveModule } from '#app/cms/tree/tree-change.ts';
import type { Entry, PatchBody } from '#app/drafting/entry.ts';
import type { Answer } from '#app/drafting/transport.ts';
import { definitions } from '../document/definitions.ts';
import type { RemoteEvent } from '../remote/remote-changes.ts';

/**
 * The server as the editor sees it, for tests that need its rules and not its database: a revision per module, remembered
 * keys, a bin, and news with whole modules as they are now (app/cms/draft, app/collections/page/draft/draft-events.server.ts).
 */
export class ServerDouble {
  #tree: ReturnType<typeof treeOf>;
  readonly #known = new Map<string, Answer<ModuleNode>>();
  readonly #writers = new Map<string, string>();
  readonly #bin = new Map<string, ModuleNode[]>();

  constructor(nodes: readonly ModuleNode[]) {
    this.#tree = treeOf(structuredClone([...nodes]));
  }

  nodes() {
    return structuredClone([...this.#tree.values()]);
  }

  /** What was deleted and can be brought back. */
  bin() {
    return structuredClone([...this.#bin.values()].flat());
  }

  receive(entry: Entry, base: number, by: string): Answer<ModuleNode> {
    const again = this.#known.get(entry.key);
    if (again) return again;
    const answer = this.#write(entry, base, by);
    if (answer.kind === 'saved') this.#known.set(entry.key, answer);
    return answer;
  }

  /** Gone for good, with what it held. */
  lose(id: string): void {
    this.#bin.delete(id);
    this.#tree = apply(this.#tree, { kind: 'remove', nodes: subtree(this.#tree, id) });
  }

  /** What one listener has not been told of yet. */
  follow() {
    const sent = new Map([...this.#tree.values()].map(({ id, rev }) => [id, rev]));
    const fresh = () => [...this.#tree.values()].filter(({ id, rev }) => sent.get(id) !== rev);
    const left = () => [...sent.keys()].filter((id) => !this.#tree.has(id));
    const tell = (): RemoteEvent => {
      const [news, gone] = [fresh(), left()];
      for (const { id, rev } of news) sent.set(id, rev);
      for (const id of gone) sent.delete(id);
      return {
        nodes: structuredClone(news).map((node) => ({ ...node, by: this.#writers.get(node.id) ?? null })),
        gone,
      };
    };
    return Object.assign(tell, { isQuiet: () => fresh().length === 0 && left().length === 0 });
  }

  #write(entry: Entry, base: number, by: string): Answer<ModuleNode> {
    if (entry.kind === 'create') return this.#create(entry);
    if (entry.kind === 'restore') return this.#restore(entry.id);
    const node = this.#tree.get(entry.id);
    if (!node) return refused(this.#bin.has(entry.id) ? 410 : 404);
    if (entry.kind !== 'move' && node.rev !== base) return this.#stale(node);
    if (entry.kind === 'remove') return this.#remove(node, entry.sent?.seen, by);
    this.#writers.set(node.id, by);
    return entry.kind === 'patch' ? this.#patch(node, entry.body) : this.#place(node, entry);
  }

  #put(node: ModuleNode): number {
    this.#tree = new Map(this.#tree).set(node.id, { ...node, rev: node.rev + 1 });
    return node.rev + 1;
  }

  #patch(node: ModuleNode, body: PatchBody): Answer<ModuleNode> {
    const i18n = { ...node.i18n };
    for (const lang of ['de', 'en'] as const) if (body.i18n?.[lang]) i18n[lang] = filled(i18n[lang], body.i18n[lang]);
    const { props, hidden_in = node.hidden_in, layout = node.layout } = body;
    return { kind: 'saved', rev: this.#put({ ...node, i18n, props: filled(node.props, props), hidden_in, layout }) };
  }

  #stale(node: ModuleNode): Answer<ModuleNode> {
    const [current = node, ...below] = structuredClone(subtree(this.#tree, node.id));
    return { kind: 'stale', current, rev: node.rev, by: this.#writers.get(node.id) ?? null, below };
  }

  #place(node: ModuleNode, spot: Extract<Entry, { kind: 'move' }>): Answer<ModuleNode> {
    const proposal = moveModule(this.#tree, node.id, spot, definitions);
    if (!proposal.ok) return refused(409);
    this.#tree = apply(this.#tree, proposal.operation);
    const moved = this.#tree.get(node.id) ?? node;
    return { kind: 'saved', rev: this.#put(moved), pos: moved.pos };
  }

  #create({ node, before, after }: Extract<Entry, { kind: 'create' }>): Answer<ModuleNode> {
    const spot = { parent: node.parent_id, column: node.column_index, before, after };
    const proposal = insertModule(this.#tree, node, spot, definitions);
    if (!proposal.ok) return refused(409);
    this.#tree = apply(this.#tree, proposal.operation);
    const made = this.#tree.get(node.id) ?? node;
    return { kind: 'saved', rev: this.#put({ ...made, rev: 0 }), pos: made.pos };
  }

  #remove(node: ModuleNode, seen: Record<string, number> | undefined, by: string): Answer<ModuleNode> {
    const nodes = subtree(this.#tree, node.id);
    const isUnseen = ({ id, rev }: ModuleNode) => rev > (seen?.[id] ?? 0) && this.#writers.get(id) !== by;
    if (seen && nodes.slice(1).some(isUnseen)) return this.#stale(node);
    this.#bin.set(node.id, nodes);
    this.#tree = apply(this.#tree, { kind: 'remove', nodes });
    return { kind: 'saved', rev: node.rev + 1 };
  }

  #restore(id: string): Answer<ModuleNode> {
    const [node, ...below] = this.#bin.get(id) ?? [];
    const there = this.#tree.get(id);
    if (there) return { kind: 'saved', rev: there.rev };
    if (!node) return refused(404);
    if (node.parent_id && !this.#tree.has(node.parent_id)) return refused(409);
    this.#bin.delete(id);
    this.#tree = apply(this.#tree, { kind: 'insert', nodes: [{ ...node, rev: node.rev + 2 }, ...below] });
    return { kind: 'saved', rev: node.rev + 2 };
  }
}

function refused(status: number): Answer<ModuleNode> {
  return { kind: 'refused', status, errors: [] };
}

function filled(values: Record<string, unknown> = {}, change: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => value !== null));
}
