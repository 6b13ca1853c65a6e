import type { Desk } from './desk.ts';
import { type Entry, fold, isEmptyPatch, type PatchEntry } from './entry.ts';
import { isStructural } from './entry-order.ts';
import { type Clash, mergePatch } from './merge.ts';
import type { Questions } from './questions.ts';
import type { Answer } from './transport.ts';

export type Stale = Extract<Answer, { kind: 'stale' }>;

export type MergingHooks = {
  /** A stale save is about to be merged: what is being typed belongs to it. */
  beforeMerging?(): void;
  /** Fields of somebody else to show, and what my own became by merging. */
  merged(id: string, merge: { current: Stale['current']; mine: PatchEntry | null }): void;
  /** A deletion that was not done, because somebody else changed the module meanwhile. */
  keptFromDeleting?(answer: Stale): void;
  /** What the screen shows now; the other tab of this person may have agreed with the server already. */
  shown(id: string, field: Pick<Clash, 'lang' | 'field'>): unknown;
};

/** A save that was refused because somebody else had saved the module before: both become one, or a question. */
export class Merging {
  #desk: Desk;
  #questions: Questions;
  #hooks: MergingHooks;

  constructor(desk: Desk, questions: Questions, hooks: MergingHooks) {
    this.#desk = desk;
    this.#questions = questions;
    this.#hooks = hooks;
  }

  merge(entry: Entry, answer: Stale): void {
    this.#hooks.beforeMerging?.();
    if (entry.kind === 'patch') {
      this.#mergePatch(entry, answer);
      return;
    }
    if (entry.kind === 'remove') {
      this.#desk.take(entry);
      this.#desk.forget(entry.key);
      this.#hooks.keptFromDeleting?.(answer);
      this.#questions.askBeforeDeleting({ id: entry.id, by: answer.by, unseen: unseenIn(entry, answer) });
      return;
    }
    const again = { ...entry, key: crypto.randomUUID(), sent: null };
    this.#desk.entries = this.#desk.entries.map((one) => (one === entry ? again : one));
    this.#desk.keep(again);
    this.#desk.forget(entry.key);
  }

  /** Together with what was typed since, so that a later letter cannot slip past the question. */
  #mergePatch(entry: PatchEntry, answer: Stale): void {
    const later = this.#desk.entries.filter(
      (one): one is PatchEntry => one !== entry && one.id === entry.id && one.kind === 'patch' && !isStructural(one),
    );
    const all = [entry, ...later].reduce((one, other) => fold(one, other));
    const { body, clashes: found } = mergePatch(all, answer.current);
    const clashes = found.filter((clash) => !this.#isSettled(entry.id, clash));
    const base = { props: answer.current.props, i18n: answer.current.i18n };
    const mine: PatchEntry = { ...all, key: crypto.randomUUID(), sent: null, body, base };
    const isLeft = !isEmptyPatch(body);
    this.#desk.entries = this.#desk.entries.flatMap((one) => {
      if (one === entry) return isLeft ? [mine] : [];
      return later.some((other) => other === one) ? [] : [one];
    });
    const key = crypto.randomUUID();
    if (clashes.length) this.#desk.keep({ ...all, key, sent: null });
    if (isLeft) this.#desk.keep(mine);
    for (const one of [entry, ...later]) this.#desk.forget(one.key);
    if (clashes.length) this.#questions.openClashes(entry.id, clashes, { by: answer.by, key });
    this.#desk.say();
    this.#hooks.merged(entry.id, { current: answer.current, mine: isLeft ? mine : null });
  }

  #isSettled(id: string, clash: Clash): boolean {
    return JSON.stringify(this.#hooks.shown(id, clash) ?? null) === JSON.stringify(clash.theirs ?? null);
  }
}

/** What others have written, or put, in what was to be deleted since this person saw it. */
function unseenIn({ sent }: Entry, { current, below = [] }: Stale): string[] {
  const seen = sent?.seen ?? {};
  return [current, ...below].filter((node) => node.rev > (seen[node.id] ?? 0)).map((node) => node.id);
}
