import { isSame } from '#app/cms/same-value.ts';
import type { Conflicts } from './conflicts.ts';
import { type Entry, fold, isEmptyPatch, type PatchEntry } from './entry.ts';
import { isStructural } from './entry-order.ts';
import { type FieldName, fieldsOf, over, valueIn, valuesOf, withoutFields } from './field-values.ts';
import { mergePatch } from './merge.ts';
import type { Outbox } from './outbox.ts';
import type { Answer, Stored } from './transport.ts';

export type Stale<Kind extends Stored = Stored> = Extract<Answer<Kind>, { kind: 'stale' }>;

/** Two values of a field; `rev` where the server has the earlier one at that revision. */
export type ValuePair = { later: unknown; earlier: unknown; rev?: number };

export type StaleHooks<Kind extends Stored> = {
  /** A stale save is about to be merged: what is being typed belongs to it. */
  beforeMerging?(): void;
  /** Fields of somebody else to show, and what my own became by merging. */
  merged(id: string, merge: { current: Kind; mine: PatchEntry | null }): void;
  /** A deletion that was not done, because somebody else changed the module meanwhile. */
  keptFromDeleting?(answer: Stale<Kind>): void;
  /** What the screen shows now; the other tab of this person may have agreed with the server already. */
  shown(id: string, field: FieldName): unknown;
  /** Whether one value was written where the other stood, here or in another tab of this person. */
  hasFollowed?(id: string, field: FieldName, values: ValuePair): boolean;
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
    const all = this.#writtenOn(
      [entry, ...later].reduce((one, other) => fold(one, other)),
      answer,
    );
    const { body, conflicts } = mergePatch(all, answer.current);
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

  /**
   * The change as it is to be compared: what another tab of this person has written on it since is sent by that tab and must
   * not be overtaken, what the server has of it already is not sent again, and what it was written on is what it is based on.
   */
  #writtenOn(entry: PatchEntry, { current }: Stale<Kind>): PatchEntry {
    let { body, base } = entry;
    for (const name of fieldsOf(body)) {
      const [shown, theirs] = [this.#hooks.shown(entry.id, name) ?? null, valueIn(current, name) ?? null];
      const follows = (pair: ValuePair) => this.#hooks.hasFollowed?.(entry.id, name, pair) ?? false;
      const written = valueIn(body, name);
      const mine = follows({ later: shown, earlier: written }) ? shown : written;
      const isThere = isSame(mine, theirs) || isSame(shown, theirs) || follows({ later: theirs, earlier: mine });
      body = isThere ? withoutFields(body, [name]) : over(body, valuesOf(name, mine));
      if (follows({ later: mine, earlier: theirs, rev: current.rev })) base = over(base, valuesOf(name, theirs));
    }
    return { ...entry, body, base };
  }
}

/** What others have written, or put, in what was to be deleted since this person saw it. */
function unseenIn({ sent }: Entry, { current, below = [] }: Stale): string[] {
  const seen = sent?.seen ?? {};
  return [current, ...below].filter((node) => node.rev > (seen[node.id] ?? 0)).map((node) => node.id);
}
