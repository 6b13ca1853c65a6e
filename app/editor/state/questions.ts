import type { Desk } from './desk.ts';
import { type Entry, fieldsOf, fold, isEmptyPatch, type PatchEntry, valueIn, without } from './entry.ts';
import type { Clash } from './merge.ts';
import type { OpenClash, OpenDeletion, Refusal } from './sync-state.ts';
import type { Answer } from './transport.ts';

/** What only the person can decide. Until then nothing of it is sent, nothing of it is lost, and all else goes on. */
export class Questions {
  #desk: Desk;
  #decided: (id: string) => void;

  constructor(desk: Desk, decided: (id: string) => void) {
    this.#desk = desk;
    this.#decided = decided;
  }

  /** Both texts are on the table until this is called; whatever was chosen is sent by the caller. */
  resolveClash(clash: OpenClash): void {
    const clashes = this.#desk.state.get().clashes.filter((open) => open !== clash);
    const stillNeeded = new Set(clashes.flatMap(({ keys }) => keys));
    for (const key of clash.keys) if (!stillNeeded.has(key)) this.#desk.forget(key);
    this.#desk.say({ clashes });
    this.#decided(clash.id);
  }

  /** A clash known before anything was sent: found while recovering what a closed tab left. */
  openClashes(id: string, clashes: Clash[], { by, key }: { by: string | null; key: string }): void {
    const open = this.#desk.state.get().clashes;
    const isSameField = (one: OpenClash) => clashes.some((clash) => one.id === id && isField(one, clash));
    const before = open.filter(isSameField);
    const keysOf = (clash: Clash) => [key, ...before.filter((one) => isField(one, clash)).flatMap(({ keys }) => keys)];
    const fresh = clashes.map((clash) => ({ ...clash, id, by, keys: [...new Set(keysOf(clash))] }));
    this.#desk.say({ clashes: [...open.filter((one) => !isSameField(one)), ...fresh] });
  }

  /** Lets go what the server refused, or part of it; the caller has shown or copied it. */
  dismiss(refusal: Refusal, settled: readonly Entry[] = refusal.entries): void {
    for (const { key } of settled) this.#desk.forget(key);
    const entries = refusal.entries.filter((entry) => !settled.includes(entry));
    const left = entries.length ? [{ ...refusal, entries }] : [];
    const { refusals } = this.#desk.state.get();
    this.#desk.say({ refusals: refusals.flatMap((one) => (one === refusal ? left : [one])) });
    this.#decided(refusal.id);
  }

  /** The person has decided about a deletion; whether it is done after all is the caller's. */
  settleDeletion(deletion: OpenDeletion): void {
    this.#desk.say({ deletions: this.#desk.state.get().deletions.filter((one) => one !== deletion) });
  }

  /** A field with an open question is not sent: what is typed on becomes the newer of the two texts. */
  withhold(entry: PatchEntry): PatchEntry | null {
    const asked = this.#desk.state
      .get()
      .clashes.filter((clash) => clash.id === entry.id && fieldsOf(entry.body).some((one) => isField(one, clash)));
    if (!asked.length) return entry;
    this.#desk.keep(entry);
    const clashes = this.#desk.state
      .get()
      .clashes.map((clash) =>
        asked.includes(clash)
          ? { ...clash, mine: valueIn(entry.body, clash) ?? null, keys: [...clash.keys, entry.key] }
          : clash,
      );
    this.#desk.say({ clashes });
    const rest = without({ ...entry, key: crypto.randomUUID() }, asked);
    return isEmptyPatch(rest.body) ? null : rest;
  }

  /** A new value for a module whose values were refused takes the refused ones along. */
  corrected(entry: Entry): Entry {
    const refused = this.#desk.state.get().refusals.find(({ id, status }) => id === entry.id && status === 422);
    const before = refused?.entries.filter((one) => one.kind === 'patch') ?? [];
    if (!refused || entry.kind !== 'patch' || !before.length) return entry;
    const merged = [...before, entry].reduce((one, other) => fold(one, other));
    this.dismiss(refused, before);
    return { ...merged, key: entry.key, sent: null };
  }

  /** With a refused module go its later values: they would only be refused again. */
  refuse(entry: Entry, { status, errors }: Extract<Answer, { kind: 'refused' }>): void {
    const isGone = status === 404 || status === 410;
    const others = isGone ? this.#desk.entries.filter((one) => one !== entry && one.id === entry.id) : [];
    for (const one of [entry, ...others]) this.#desk.take(one);
    // What is gone needs no deleting any more.
    if (isGone && entry.kind === 'remove') {
      this.#desk.forget(entry.key);
      this.#decided(entry.id);
      return;
    }
    const { refusals } = this.#desk.state.get();
    const earlier = refusals.find(({ id }) => id === entry.id);
    const next = { id: entry.id, status, errors, entries: [...(earlier?.entries ?? []), entry, ...others] };
    this.#desk.say({ refusals: [...refusals.filter((one) => one !== earlier), next] });
  }

  /** Somebody has changed what was to be deleted. */
  askBeforeDeleting(deletion: OpenDeletion): void {
    const others = this.#desk.state.get().deletions.filter(({ id }) => id !== deletion.id);
    this.#desk.say({ deletions: [...others, deletion] });
  }
}

function isField(one: Pick<Clash, 'lang' | 'field'>, other: Pick<Clash, 'lang' | 'field'>): boolean {
  return one.lang === other.lang && one.field === other.field;
}
