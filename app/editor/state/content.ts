import type { ModuleNode } from '#app/cms/node.ts';
import { apply, type Operation, type Tree, treeOf } from '#app/cms/tree.ts';
import { bySiblingOrder } from '#app/cms/view-nodes.ts';

type Listener = () => void;

/** The draft on screen: a flat map by id. Written only through `apply`; read per module or as a whole structure. */
export class Content {
  #nodes: Tree;
  #known: Set<string>;
  #listeners = new Map<string, Set<Listener>>();
  #structure = 0;
  #changes = 0;

  constructor(nodes: readonly ModuleNode[]) {
    this.#nodes = treeOf(nodes);
    this.#known = new Set(this.#nodes.keys());
  }

  get(id: string | null): ModuleNode | undefined {
    return id === null ? undefined : this.#nodes.get(id);
  }

  tree(): Tree {
    return this.#nodes;
  }

  /** True for every module that ever stood here: the server has its row, perhaps softly deleted. */
  hasKnown(id: string): boolean {
    return this.#known.has(id);
  }

  all(): ModuleNode[] {
    return [...this.#nodes.values()];
  }

  /** Rises with every change of places or of the set of modules. */
  structureVersion = (): number => this.#structure;
  changeVersion = (): number => this.#changes;

  children(parent: string | null, column?: number): ModuleNode[] {
    return this.all()
      .filter((node) => node.parent_id === parent && (column === undefined || node.column_index === column))
      .sort(bySiblingOrder);
  }

  /** The module and everything in it, itself first. */
  subtree(id: string): ModuleNode[] {
    const node = this.get(id);
    return node ? [node, ...this.children(id).flatMap((child) => this.subtree(child.id))] : [];
  }

  apply(operation: Operation): void {
    this.#nodes = apply(this.#nodes, operation);
    this.#changes += 1;
    if (operation.kind === 'set') this.#notify([operation.id, 'any']);
    else this.#restructure('nodes' in operation ? operation.nodes.map(({ id }) => id) : [operation.id]);
  }

  #restructure(ids: string[]): void {
    this.#structure += 1;
    for (const id of ids) this.#known.add(id);
    this.#notify([...ids, 'structure', 'any']);
  }

  /** What the server alone decides: revision and order key. Never a field. */
  acknowledge(id: string, made: { rev: number; pos?: string }): void {
    const node = this.#nodes.get(id);
    if (!node) return;
    const next = { ...node, rev: made.rev, pos: made.pos ?? node.pos };
    const moved = next.pos !== node.pos;
    this.#nodes = new Map(this.#nodes).set(id, next);
    if (moved) this.#structure += 1;
    if (moved) this.#notify(['structure']);
  }

  /** Asks those who draw the module to look again. */
  touch(id: string): void {
    this.#notify([id]);
  }

  subscribe(key: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  #notify(keys: string[]): void {
    for (const key of keys) for (const listener of [...(this.#listeners.get(key) ?? [])]) listener();
  }
}
