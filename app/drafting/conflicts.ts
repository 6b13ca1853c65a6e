import { type Entry, fold, isEmptyPatch, type PatchEntry, without } from './entry.ts';
import { fieldsOf, isSameField, onlyFields, valueIn } from './field-values.ts';
import type { Conflict } from './merge.ts';
import type { Outbox } from './outbox.ts';
import type { OpenConflict, OpenDeletion, Refusal } from './sync-state.ts';
import type { Answer } from './transport.ts';

/** What only the person can decide. Until then nothing of it is sent, nothing of it is lost, and all else goes on. */
export class Conflicts {
  #outbox: Outbox;
  #decided: (id: string) => void;

  constructor(outbox: Outbox, decided: (id: string) => void) {
    this.#outbox = outbox;
    this.#decided = decided;
  }

  /** Both texts are on the table until this is called; whatever was chosen is sent by the caller. */
  resolveConflict(conflict: OpenConflict): void {
    const conflicts = this.#outbox.state.get().conflicts.filter((open) => open !== conflict);
    const stillNeeded = new Set(conflicts.flatMap(({ keys }) => keys));
    for (const key of conflict.keys) if (!stillNeeded.has(key)) this.#outbox.remove(key);
    this.#outbox.update({ conflicts });
    this.#decided(conflict.id);
  }

  /** Both texts stay until one is chosen; the journal keeps mine, with what it was typed over, under the key of the entry. */
  openConflicts(entry: PatchEntry, conflicts: Conflict[], { by }: { by: string | null }): void {
    const { id, key } = entry;
    // Those fields alone: the others are saved, and would be compared again after a reload.
    this.#outbox.keep({ ...entry, sent: null, body: onlyFields(entry.body, conflicts) });
    const open = this.#outbox.state.get().conflicts;
    const isFoundAgain = (one: OpenConflict) =>
      one.id === id && conflicts.some((conflict) => isSameField(one, conflict));
    const before = open.filter(isFoundAgain);
    const keysOf = (conflict: Conflict) => [
      key,
      ...before.filter((one) => isSameField(one, conflict)).flatMap(({ keys }) => keys),
    ];
    const fresh = conflicts.map((conflict) => ({ ...conflict, id, by, keys: [...new Set(keysOf(conflict))] }));
    this.#outbox.update({ conflicts: [...open.filter((one) => !isFoundAgain(one)), ...fresh] });
  }

  /** Lets go of everything that waits for a decision, and of what the journal keeps for it. */
  discard(): void {
    const { conflicts, refusals } = this.#outbox.state.get();
    const keys = [
      ...conflicts.flatMap((one) => one.keys),
      ...refusals.flatMap(({ entries }) => entries.map((one) => one.key)),
    ];
    for (const key of keys) this.#outbox.remove(key);
    this.#outbox.update({ conflicts: [], refusals: [], deletions: [] });
  }

  /** Lets go what the server refused, or part of it; the caller has shown or copied it. */
  dismiss(refusal: Refusal, settled: readonly Entry[] = refusal.entries): void {
    for (const { key } of settled) this.#outbox.remove(key);
    const entries = refusal.entries.filter((entry) => !settled.includes(entry));
    const left = entries.length ? [{ ...refusal, entries }] : [];
    const { refusals } = this.#outbox.state.get();
    this.#outbox.update({ refusals: refusals.flatMap((one) => (one === refusal ? left : [one])) });
    this.#decided(refusal.id);
  }

  /** The person has decided about a deletion; whether it is done after all is the caller's. */
  settleDeletion(deletion: OpenDeletion): void {
    this.#outbox.update({ deletions: this.#outbox.state.get().deletions.filter((one) => one !== deletion) });
  }

  /** A field with an open conflict is not sent: what is typed on becomes the newer of the two texts. */
  withhold(entry: PatchEntry): PatchEntry | null {
    const openConflicts = this.#outbox.state
      .get()
      .conflicts.filter(
        (conflict) => conflict.id === entry.id && fieldsOf(entry.body).some((one) => isSameField(one, conflict)),
      );
    if (!openConflicts.length) return entry;
    this.#outbox.keep(entry);
    const conflicts = this.#outbox.state
      .get()
      .conflicts.map((conflict) =>
        openConflicts.includes(conflict)
          ? { ...conflict, mine: valueIn(entry.body, conflict) ?? null, keys: [...conflict.keys, entry.key] }
          : conflict,
      );
    this.#outbox.update({ conflicts });
    const rest = without({ ...entry, key: crypto.randomUUID() }, openConflicts);
    return isEmptyPatch(rest.body) ? null : rest;
  }

  /** A new value for a module whose values were refused takes the refused ones along. */
  corrected(entry: Entry): Entry {
    const refused = this.#outbox.state.get().refusals.find(({ id, status }) => id === entry.id && status === 422);
    const before = refused?.entries.filter((one) => one.kind === 'patch') ?? [];
    if (!refused || entry.kind !== 'patch' || !before.length) return entry;
    const merged = [...before, entry].reduce((one, other) => fold(one, other));
    this.dismiss(refused, before);
    return { ...merged, key: entry.key, sent: null };
  }

  /** With a refused module go its later values: they would only be refused again. */
  refuse(entry: Entry, { status, errors }: Extract<Answer, { kind: 'refused' }>): void {
    const isGone = status === 404 || status === 410;
    const others = isGone ? this.#outbox.entries.filter((one) => one !== entry && one.id === entry.id) : [];
    for (const one of [entry, ...others]) this.#outbox.dequeue(one);
    // What is gone needs no deleting any more.
    if (isGone && entry.kind === 'remove') {
      this.#outbox.remove(entry.key);
      this.#decided(entry.id);
      return;
    }
    const { refusals } = this.#outbox.state.get();
    const earlier = refusals.find(({ id }) => id === entry.id);
    const next = { id: entry.id, status, errors, entries: [...(earlier?.entries ?? []), entry, ...others] };
    this.#outbox.update({ refusals: [...refusals.filter((one) => one !== earlier), next] });
  }

  /** Somebody has changed what was to be deleted. */
  askBeforeDeleting(deletion: OpenDeletion): void {
    const others = this.#outbox.state.get().deletions.filter(({ id }) => id !== deletion.id);
    this.#outbox.update({ deletions: [...others, deletion] });
  }
}
