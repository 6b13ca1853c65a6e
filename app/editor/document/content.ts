import { slotOf } from '#app/cms/collection/slots.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { apply, type Operation, type Tree, treeOf } from '#app/cms/tree/tree.ts';
import { bySiblingOrder } from '#app/cms/view/view-nodes.ts';
import { ShownValues } from './shown-values.ts';

type Listener = () => void;

/** The draft on screen: a flat map by id. Written only through `apply`; read per module or as a whole structure. */
export class Content {
  #nodes: Tree;
  #listeners = new Map<string, Set<Listener>>();
  #structure = 0;
  #changes = 0;
  /** Ids by parent in the order of the page; made anew only when places change, because a long page is asked often. */
  #order: Map<string | null, string[]> | null = null;

  /** The named places of an entry's page from top to bottom; null on a page of modules. */
  readonly slots: readonly string[] | null;
  readonly shown = new ShownValues();

  constructor(nodes: readonly ModuleNode[], slots: readonly string[] | null = null) {
    this.#nodes = treeOf(nodes);
    this.slots = slots;
  }

  get(id: string | null): ModuleNode | undefined {
    return id === null ? undefined : this.#nodes.get(id);
  }

  tree(): Tree {
    return this.#nodes;
  }

  all(): ModuleNode[] {
    return [...this.#nodes.values()];
  }

  /** Rises with every change of places or of the set of modules. */
  structureVersion = (): number => this.#structure;
  changeVersion = (): number => this.#changes;

  children(parent: string | null, column?: number): ModuleNode[] {
    this.#order ??= this.#ordered();
    const nodes: ModuleNode[] = [];
    for (const id of this.#order.get(parent) ?? []) {
      const node = this.#nodes.get(id);
      if (node && (column === undefined || node.column_index === column)) nodes.push(node);
    }
    return nodes;
  }

  /** All that share a column or a named place with a module, itself included. */
  beside({ parent_id, column_index, slug }: ModuleNode): ModuleNode[] {
    const siblings = this.children(parent_id, column_index);
    return parent_id === null ? siblings.filter((one) => this.#place(one) === this.#place({ slug })) : siblings;
  }

  /** The containers at one named place of an entry's page. */
  at(slot: string): ModuleNode[] {
    return this.children(null).filter(({ slug }) => slotOf(slug) === slot);
  }

  /** The module and everything in it, itself first. */
  subtree(id: string): ModuleNode[] {
    const node = this.get(id);
    return node ? [node, ...this.children(id).flatMap((child) => this.subtree(child.id))] : [];
  }

  /** All modules from top to bottom, each before what stands in it. */
  inOrder(): ModuleNode[] {
    return this.children(null).flatMap(({ id }) => this.subtree(id));
  }

  apply(operation: Operation): void {
    this.#nodes = apply(this.#nodes, operation);
    this.#changes += 1;
    if (operation.kind === 'set') {
      this.shown.add(operation);
      this.#notify([operation.id, 'any']);
    } else this.#restructure('nodes' in operation ? operation.nodes.map(({ id }) => id) : [operation.id]);
  }

  #restructure(ids: string[]): void {
    this.#structure += 1;
    this.#order = null;
    this.#notify([...ids, 'structure', 'any']);
  }

  #ordered(): Map<string | null, string[]> {
    const order = new Map<string | null, string[]>();
    const inOrder = this.all().sort(
      (one, other) => this.#place(one) - this.#place(other) || bySiblingOrder(one, other),
    );
    for (const { id, parent_id } of inOrder) {
      const siblings = order.get(parent_id);
      if (siblings) siblings.push(id);
      else order.set(parent_id, [id]);
    }
    return order;
  }

  /** Containers come in the order of the places they stand at. */
  #place({ slug }: Pick<ModuleNode, 'slug'>): number {
    return this.slots ? this.slots.indexOf(slotOf(slug) ?? '') : 0;
  }

  /** What the server alone decides: revision and order key. Never a field. */
  acknowledge(id: string, made: { rev: number; pos?: string }): void {
    const node = this.#nodes.get(id);
    if (!node) return;
    const next = { ...node, rev: made.rev, pos: made.pos ?? node.pos };
    this.#nodes = new Map(this.#nodes).set(id, next);
    if (next.pos === node.pos) return;
    this.#structure += 1;
    this.#order = null;
    this.#notify(['structure']);
  }

  /** Asks those who render the module to look again. */
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
