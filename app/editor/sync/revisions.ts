import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { Entry } from '#app/drafting/entry.ts';
import type { Content } from '../document/content.ts';

/** What the server has made of a module: its revision and its place among its siblings. */
export type Made = { id: string; rev: number; pos?: string };

/** Which revision of each module this screen shows, also of those that are off the page just now. */
export class Revisions {
  #content: Content;
  #known = new Map<string, number>();

  constructor(content: Content) {
    this.#content = content;
  }

  of(id: string): number | undefined {
    return this.#content.get(id)?.rev ?? this.#known.get(id);
  }

  know({ id, ...made }: Made): void {
    this.#known.set(id, made.rev);
    this.#content.acknowledge(id, made);
  }

  /**
   * A write of mine was taken. A move is taken whatever others have saved since: a revision that is not the next one
   * holds something this screen has not shown. It is not claimed then, so that the next save is merged instead of winning.
   */
  taken({ id, rev, ...made }: Made): void {
    const before = this.of(id) ?? 0;
    this.know({ id, rev: rev === before + 1 ? rev : before, ...made });
  }

  /** Before modules leave the page. */
  keep(nodes: readonly ModuleNode[]): void {
    for (const { id, rev } of nodes) this.#known.set(id, this.#content.get(id)?.rev ?? rev);
  }

  /** After modules have come back to the page. */
  giveBack(nodes: readonly ModuleNode[]): void {
    for (const { id } of nodes) {
      const rev = this.#known.get(id);
      if (rev !== undefined) this.#content.acknowledge(id, { rev });
    }
  }

  /**
   * Before what was deleted comes back. Of what went in an earlier visit nothing has been heard: its step knows the revision
   * it had, and going made it one more, unless that is still to be sent.
   */
  revive(operation: Operation, unsent: readonly Entry[]): void {
    const [root] = operation.kind === 'insert' ? operation.nodes : [];
    if (!root || this.#known.has(root.id) || unsent.some(({ id }) => id === root.id)) return;
    this.#known.set(root.id, root.rev + 1);
  }

  /** Whoever brings it back brings it as it is then. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}
