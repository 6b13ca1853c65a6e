import type { ModuleNode } from '#app/cms/node.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { PatchEntry } from '#app/drafting/entry.ts';
import type { Queue } from '#app/drafting/queue.ts';
import type { Stale } from '#app/drafting/stale-saves.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Content } from '../document/content.ts';
import type { UiState } from '../document/ui-state.ts';
import type { Revisions } from '../sync/revisions.ts';
import { parentsFirst, remoteOperations } from './apply-remote.ts';

type HeardNode = ModuleNode & { by: string | null };

/** What others have saved: modules as they are now, and the ids of those that are gone. */
export type RemoteEvent = { nodes: readonly HeardNode[]; gone: readonly string[] };

type Screen = {
  content: Content;
  revisions: Revisions;
  interaction: UiState;
  queue(): Queue;
  /** Shows something that is not this person's step. */
  show(operation: Operation): void;
  /** Puts what is being typed into the store. */
  flush(): void;
};

/** What others have saved comes onto this screen: by their news, and by the answer that refuses a stale save of mine. */
export class RemoteChanges {
  /** True while something is shown that others did: the caret and the scroll stay where they are. */
  isHearing = false;
  #screen: Screen;
  /** News of modules with a change of mine under way; looked at again when that is answered. */
  #later = new Map<string, HeardNode>();
  /** Modules that stand in a container which is not on this screen, or not yet; they go there as soon as it is. */
  #orphaned = new Map<string, HeardNode>();
  /** What is gone and stays here while something of mine stands in it. */
  #gone = new Set<string>();

  constructor(screen: Screen) {
    this.#screen = screen;
    screen.content.subscribe('structure', () => this.#orphaned.size > 0 && queueMicrotask(() => this.#bringHome()));
    // What stood here only because somebody wrote in it goes when they leave it without a word.
    screen.interaction.editing.subscribe(() => this.#gone.size > 0 && queueMicrotask(() => this.#leaveAgain()));
  }

  /**
   * Shows what others have saved. A module with something of mine on the way is left alone: its answer brings both
   * together (412), and when the server took mine as it was, theirs is looked at again.
   */
  hear({ nodes, gone }: RemoteEvent): void {
    const { content, revisions, flush } = this.#screen;
    flush();
    this.isHearing = true;
    const seen: HeardNode[] = [];
    const arrived = new Set<string | null>();
    for (const node of parentsFirst(nodes)) {
      const { by, ...saved } = node;
      const isHere = content.get(node.id) !== undefined;
      // What comes back with its container keeps its revision; anything else that is not newer is old news.
      const comesAlong = !isHere && arrived.has(node.parent_id);
      this.#gone.delete(node.id);
      if ((revisions.of(node.id) ?? -1) >= node.rev && !comesAlong) continue;
      if (this.#isMine(node.id)) {
        this.#later.set(node.id, node);
        continue;
      }
      for (const operation of remoteOperations(saved, content)) content.apply(operation);
      content.shown.settle(node.id, saved, node.rev);
      this.#noteHome(node);
      const isShown = content.get(node.id) !== undefined;
      // What is not shown is not claimed: else the next save of it would win over what nobody has seen here.
      if (isShown) revisions.know({ id: node.id, rev: node.rev });
      if (!isHere && isShown) arrived.add(node.id);
      seen.push(node);
    }
    for (const id of gone) this.#leave(id);
    this.isHearing = false;
    this.#tellOf(seen);
  }

  /** Something of mine was answered or decided; what others saved meanwhile is looked at again. */
  recheck(id: string): void {
    const waiting = this.#later.get(id);
    this.#later.delete(id);
    // After the queue has settled what this answer means for what still waits.
    if (waiting || this.#gone.size) queueMicrotask(() => this.#leaveAgain(waiting ? [waiting] : []));
  }

  #leaveAgain(nodes: readonly HeardNode[] = []): void {
    this.hear({ nodes, gone: [...this.#gone] });
  }

  /** True when somebody has deleted it and it stands here only for what I have in it. */
  hasGone(id: string | null): boolean {
    return id !== null && this.#gone.has(id);
  }

  /** A stale save of mine was answered with their state: theirs is shown with what is left of mine on top. */
  merge(id: string, { current, mine }: { current: ModuleNode; mine: PatchEntry | null }): void {
    const { content, revisions, queue, show } = this.#screen;
    const { entries, state } = queue();
    const waiting = entries.filter((entry) => entry.id === id);
    const openConflicts = state.get().conflicts.filter((conflict) => conflict.id === id);
    // Whoever types on meanwhile keeps the caret.
    this.isHearing = true;
    if (content.get(id))
      for (const operation of remoteOperations(current, content, { mine, waiting, conflicts: openConflicts }))
        show(operation);
    this.isHearing = false;
    content.shown.settle(id, current, current.rev);
    revisions.know({ id, rev: current.rev });
    this.#noteHome({ ...current, by: null });
  }

  /** They have changed what was to be deleted, or something in it: it stands there again, as it is now, until the person decides. */
  bringBack({ current, below = [] }: Stale<ModuleNode>): void {
    const { content, revisions, show } = this.#screen;
    if (!content.get(current.id)) show({ kind: 'insert', nodes: [current, ...below] });
    for (const { id, rev } of [current, ...below]) revisions.know({ id, rev });
  }

  #leave(id: string): void {
    const { content, revisions, interaction } = this.#screen;
    const below = content.subtree(id);
    this.#orphaned.delete(id);
    const isWritten = below.some((node) => node.id === interaction.editing.get()?.id);
    if (isWritten || below.some((node) => this.#isMine(node.id) || node.rev === 0)) {
      if (isWritten && !this.#gone.has(id)) this.#tell(m.editor_said_gone_writing());
      this.#gone.add(id);
      return;
    }
    this.#gone.delete(id);
    if (!below.length) return;
    this.#chooseBeside(below);
    content.apply({ kind: 'remove', nodes: below });
    for (const node of below) revisions.forget(node.id);
  }

  /** Whoever stood in what is gone stands beside it, and is told. */
  #chooseBeside(below: readonly ModuleNode[]): void {
    const { content, interaction } = this.#screen;
    const [root] = below;
    if (!root || !below.some((node) => node.id === interaction.selected.get())) return;
    const siblings = content.beside(root);
    const at = siblings.findIndex((one) => one.id === root.id);
    interaction.selected.set(siblings[at + 1]?.id ?? siblings[at - 1]?.id ?? root.parent_id);
    this.#tell(m.editor_said_gone());
  }

  #tell(text: string): void {
    const { announcement, toast } = this.#screen.interaction;
    announcement.set(text);
    toast.set({ text, canUndo: false });
  }

  /** Something of mine is on its way, or on a card. */
  #isMine(id: string): boolean {
    const { entries, state } = this.#screen.queue();
    const { conflicts, refusals } = state.get();
    return [...entries, ...conflicts, ...refusals].some((mine) => mine.id === id);
  }

  #noteHome(node: HeardNode): void {
    const { content } = this.#screen;
    const shown = content.get(node.id);
    const isHome = shown && shown.parent_id === node.parent_id && shown.column_index === node.column_index;
    if (isHome || node.parent_id === null || content.get(node.parent_id)) this.#orphaned.delete(node.id);
    else this.#orphaned.set(node.id, node);
  }

  /** Their container has come, or come back: what was heard of them is shown, unless something newer has been heard. */
  #bringHome(): void {
    const { content, revisions } = this.#screen;
    this.isHearing = true;
    for (const node of parentsFirst([...this.#orphaned.values()])) {
      if (!content.get(node.parent_id)) continue;
      this.#orphaned.delete(node.id);
      if (this.#isMine(node.id)) this.#later.set(node.id, node);
      else if ((revisions.of(node.id) ?? 0) <= node.rev) {
        const { by: _, ...saved } = node;
        for (const operation of remoteOperations(saved, content)) content.apply(operation);
        content.shown.settle(node.id, saved, node.rev);
        revisions.know({ id: node.id, rev: node.rev });
      }
    }
    this.isHearing = false;
  }

  /** Lit for a moment and said once; never scrolled to. */
  #tellOf(seen: readonly HeardNode[]): void {
    const { interaction } = this.#screen;
    const others = seen.filter(({ by }) => by !== null);
    if (!others.length) return;
    interaction.lit.set(others.map(({ id }) => id));
    const names = [...new Set(others.flatMap(({ by }) => by ?? []))].join(', ');
    interaction.announcement.set(m.editor_said_colleague({ name: names, count: others.length }));
  }
}
