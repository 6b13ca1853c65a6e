import type { Conflicts } from './conflicts.ts';
import { type Entry, fold, isEmptyPatch, type PatchEntry } from './entry.ts';
import { isStructural } from './entry-order.ts';
import { type Conflict, mergePatch } from './merge.ts';
import type { Outbox } from './outbox.ts';
import type { Answer, Stored } from './transport.ts';

export type Stale<Kind extends Stored = Stored> = Extract<Answer<Kind>, { kind: 'stale' }>;

export type StaleHooks<Kind extends Stored> = {
  /** A stale save is about to be merged: what is being typed belongs to it. */
  beforeMerging?(): void;
  /** Fields of somebody else to show, and what my own became by merging. */
  merged(id: string, merge: { current: Kind; mine: PatchEntry | null }): void;
  /** A deletion that was not done, because somebody else changed the module meanwhile. */
  keptFromDeleting?(answer: Stale<Kind>): void;
  /** What the screen shows now; the other tab of this person may have agreed with the server already. */
  shown(id: string, field: Pick<Conflict, 'lang' | 'field'>): unknown;
};

/** A save that was refused because somebody else had saved the module before: both become one, or a conflict. */
export class StaleSaves<Kind extends Stored> {
  #outbox: Outbox;
  #conflicts: Conflicts;
  #hooks: StaleHooks<Kind>;

  constructor(outbox: Outbox, conflicts: Conflicts, hooks: StaleHooks<Kind>) {
    this.#outbox = outbox;
    this.#conflicts = conflicts;
    this.#hooks = hooks;
  }

  merge(entry: Entry, answer: Stale<Kind>): void {
    this.#hooks.beforeMerging?.();
    if (entry.kind === 'patch') {
      this.#mergePatch(entry, answer);
      return;
    }
    if (entry.kind === 'remove') {
      this.#outbox.dequeue(entry);
      this.#outbox.remove(entry.key);
      this.#hooks.keptFromDeleting?.(answer);
      this.#conflicts.askBeforeDeleting({ id: entry.id, by: answer.by, unseen: unseenIn(entry, answer) });
      return;
    }
    const again = { ...entry, key: crypto.randomUUID(), sent: null };
    this.#outbox.entries = this.#outbox.entries.map((one) => (one === entry ? again : one));
    this.#outbox.keep(again);
    this.#outbox.remove(entry.key);
  }

  /** Together with what was typed since, so that a later letter cannot slip past the conflict. */
  #mergePatch(entry: PatchEntry, answer: Stale<Kind>): void {
    const later = this.#outbox.entries.filter(
      (one): one is PatchEntry => one !== entry && one.id === entry.id && one.kind === 'patch' && !isStructural(one),
    );
    const all = [entry, ...later].reduce((one, other) => fold(one, other));
    const { body, conflicts: found } = mergePatch(all, answer.current);
    const conflicts = found.filter((conflict) => !this.#isSettled(entry.id, conflict));
    const base = { props: answer.current.props, i18n: answer.current.i18n };
    const mine: PatchEntry = { ...all, key: crypto.randomUUID(), sent: null, body, base };
    const isLeft = !isEmptyPatch(body);
    this.#outbox.entries = this.#outbox.entries.flatMap((one) => {
      if (one === entry) return isLeft ? [mine] : [];
      return later.some((other) => other === one) ? [] : [one];
    });
    if (conflicts.length)
      this.#conflicts.openConflicts({ ...all, key: crypto.randomUUID() }, conflicts, { by: answer.by });
    if (isLeft) this.#outbox.keep(mine);
    for (const one of [entry, ...later]) this.#outbox.remove(one.key);
    this.#outbox.update();
    this.#hooks.merged(entry.id, { current: answer.current, mine: isLeft ? mine : null });
  }

  #isSettled(id: string, conflict: Conflict): boolean {
    return JSON.stringify(this.#hooks.shown(id, conflict) ?? null) === JSON.stringify(conflict.theirs ?? null);
  }
}

/** What others have written, or put, in what was to be deleted since this person saw it. */
function unseenIn({ sent }: Entry, { current, below = [] }: Stale): string[] {
  const seen = sent?.seen ?? {};
  return [current, ...below].filter((node) => node.rev > (seen[node.id] ?? 0)).map((node) => node.id);
}
