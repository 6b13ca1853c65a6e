import { Cell } from './cell.ts';
import { type Entry, fieldsOf, fold, isEmptyPatch, type PatchEntry, valueIn, without } from './entry.ts';
import { isStructural, joinable, readyEntries } from './entry-order.ts';
import type { Journal } from './journal.ts';
import { type Clash, mergePatch } from './merge.ts';
import { nothingWaits, type OpenClash, type OpenDeletion, type Refusal, type SyncState } from './sync-state.ts';
import type { Answer, Transport } from './transport.ts';

type Stale = Extract<Answer, { kind: 'stale' }>;

type Hooks = {
  transport: Transport;
  journal: Journal;
  revOf(id: string): number;
  acknowledged(id: string, answer: Extract<Answer, { kind: 'saved' }>): void;
  /** A stale save is about to be merged: what is being typed belongs to it. */
  beforeMerging?(): void;
  /** Fields of somebody else to show, and what my own became by merging. */
  merged(id: string, merge: { current: Stale['current']; mine: PatchEntry | null }): void;
  /** A question about a module was answered, or given up. */
  decided?(id: string): void;
  /** A deletion that was not done, because somebody else changed the module meanwhile. */
  keptFromDeleting?(current: Stale['current']): void;
  /** What the screen shows now; the other tab of this person may have agreed with the server already. */
  shown(id: string, field: Pick<Clash, 'lang' | 'field'>): unknown;
  clock?: { now(): number; later(run: () => void, ms: number): () => void };
};

const quiet = 800;
const longestWait = 3000;
const mostAtOnce = 4;
const longestRetry = 30_000;

const browserClock = {
  now: () => Date.now(),
  later(run: () => void, ms: number) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Sends the journal in order: one request in flight per module, later changes of a module fold, answers bring only `rev`. */
export class Queue {
  readonly state = new Cell<SyncState>(nothingWaits);
  #entries: Entry[] = [];
  #flying = new Set<string>();
  #hooks: Hooks;
  #clock: NonNullable<Hooks['clock']>;
  #cancelTimer: (() => void) | null = null;
  #waitingSince: number | null = null;
  #retry = 0;
  #offline = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#clock = hooks.clock ?? browserClock;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Takes over what a closed tab left unsent: its own attempts as they were, the rest after comparing with today. */
  adopt(entries: Entry[]): void {
    for (const entry of entries) {
      this.#entries.push(entry);
      this.#keep(entry);
    }
    this.#show();
    this.flush();
  }

  add(entry: Entry): void {
    const own = entry.kind === 'patch' ? this.#withhold(entry) : entry;
    if (!own) return;
    this.#keep(this.#join(own));
    this.#waitingSince ??= this.#clock.now();
    this.#show();
    if (this.#offline) return;
    this.#schedule(Math.min(quiet, Math.max(0, this.#waitingSince + longestWait - this.#clock.now())));
  }

  /** Sends now: leaving the page, publishing, back online, logged in again. */
  flush(): void {
    this.#offline = false;
    this.#schedule(0);
  }

  loggedIn(): void {
    this.#change({ needsLogin: false });
    this.flush();
  }

  /** Resolves as soon as everything is on the server, or false when that cannot be. */
  async settled(): Promise<boolean> {
    this.flush();
    while (this.#entries.length) {
      const { state } = this.state.get();
      if (state === 'offline' || state === 'stopped') return false;
      await new Promise<void>((resolve) => {
        const stop = this.state.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    const { clashes, refusals } = this.state.get();
    return clashes.length === 0 && refusals.length === 0;
  }

  /** Both texts are on the table until this is called; whatever was chosen is sent by the caller. */
  resolveClash(clash: OpenClash): void {
    const clashes = this.state.get().clashes.filter((open) => open !== clash);
    const stillNeeded = new Set(clashes.flatMap(({ keys }) => keys));
    for (const key of clash.keys) if (!stillNeeded.has(key)) this.#forget(key);
    this.#change({ clashes });
    this.#hooks.decided?.(clash.id);
  }

  /** A clash known before anything was sent: found while recovering what a closed tab left. */
  openClashes(id: string, clashes: Clash[], { by, key }: { by: string | null; key: string }): void {
    const open = this.state.get().clashes;
    const isSameField = (one: OpenClash) => clashes.some((clash) => one.id === id && isField(one, clash));
    const before = open.filter(isSameField);
    const keysOf = (clash: Clash) => [key, ...before.filter((one) => isField(one, clash)).flatMap(({ keys }) => keys)];
    const fresh = clashes.map((clash) => ({ ...clash, id, by, keys: [...new Set(keysOf(clash))] }));
    this.#change({ clashes: [...open.filter((one) => !isSameField(one)), ...fresh] });
  }

  /** Lets go what the server refused; the caller has shown or copied it. */
  dismiss(refusal: Refusal): void {
    for (const { key } of refusal.entries) this.#forget(key);
    this.#change({ refusals: this.state.get().refusals.filter((one) => one !== refusal) });
  }

  /** The person has decided about a deletion; whether it is done after all is the caller's. */
  settleDeletion(deletion: OpenDeletion): void {
    this.#change({ deletions: this.state.get().deletions.filter((one) => one !== deletion) });
  }

  /** The other tab of this person wrote the same field later: what waits here must not overtake it. */
  supersede(id: string, part: 'props' | 'de' | 'en', field: string, value: unknown): void {
    for (const entry of this.#entries) {
      if (entry.kind !== 'patch' || entry.id !== id || entry.sent) continue;
      const values = part === 'props' ? entry.body.props : entry.body.i18n?.[part];
      if (!values || !(field in values)) continue;
      values[field] = value ?? null;
      this.#keep(entry);
    }
  }

  /** A field with an open question is not sent: what is typed on becomes the newer of the two texts. */
  #withhold(entry: PatchEntry): PatchEntry | null {
    const asked = this.state
      .get()
      .clashes.filter((clash) => clash.id === entry.id && fieldsOf(entry.body).some((one) => isField(one, clash)));
    if (!asked.length) return entry;
    this.#keep(entry);
    const clashes = this.state
      .get()
      .clashes.map((clash) =>
        asked.includes(clash)
          ? { ...clash, mine: valueIn(entry.body, clash) ?? null, keys: [...clash.keys, entry.key] }
          : clash,
      );
    this.#change({ clashes });
    const rest = without({ ...entry, key: crypto.randomUUID() }, asked);
    return isEmptyPatch(rest.body) ? null : rest;
  }

  #join(entry: Entry): Entry {
    const again = this.#corrected(entry);
    const waiting = joinable(this.#entries, again);
    if (!waiting || again.kind !== 'patch') {
      this.#entries.push(again);
      return again;
    }
    const folded = fold(waiting, again);
    this.#entries[this.#entries.indexOf(waiting)] = folded;
    return folded;
  }

  /** A new value for a module whose values were refused takes the refused ones along. */
  #corrected(entry: Entry): Entry {
    const refused = this.state.get().refusals.find(({ id, status }) => id === entry.id && status === 422);
    const before = refused?.entries.filter((one) => one.kind === 'patch') ?? [];
    if (!refused || entry.kind !== 'patch' || !before.length) return entry;
    const merged = [...before, entry].reduce((one, other) => fold(one, other));
    this.dismiss(refused);
    return { ...merged, key: entry.key, sent: null };
  }

  #schedule(ms: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.later(() => {
      this.#cancelTimer = null;
      this.#waitingSince = null;
      this.#drain();
    }, ms);
  }

  #drain(): void {
    if (this.state.get().needsLogin) return;
    const ready = readyEntries(this.#entries, this.#flying, mostAtOnce - this.#flying.size);
    for (const entry of ready) void this.#send(entry);
    this.#show();
  }

  async #send(entry: Entry): Promise<void> {
    this.#flying.add(entry.id);
    entry.sent ??= { rev: this.#hooks.revOf(entry.id) };
    this.#keep(entry);
    const answer = await this.#hooks.transport
      .send(entry, entry.sent.rev)
      .catch((): Answer => ({ kind: 'unreachable' }));
    this.#flying.delete(entry.id);
    this.#receive(entry, answer);
  }

  #receive(entry: Entry, answer: Answer): void {
    // Whatever it says, the house has answered.
    if (answer.kind !== 'unreachable') {
      this.#retry = 0;
      this.#offline = false;
    }
    switch (answer.kind) {
      case 'saved':
        this.#take(entry);
        this.#forget(entry.key);
        this.#hooks.acknowledged(entry.id, answer);
        this.#change({ savedAt: this.#clock.now() });
        this.#schedule(0);
        return;
      case 'unreachable':
        this.#offline = true;
        this.#schedule(Math.min(longestRetry, 1000 * 2 ** this.#retry));
        this.#retry += 1;
        this.#show();
        return;
      case 'login':
        entry.sent = null;
        this.#change({ needsLogin: true });
        return;
      case 'stale':
        this.#hooks.beforeMerging?.();
        this.#merge(entry, answer);
        this.#schedule(0);
        return;
      case 'refused':
        this.#refuse(entry, answer);
        this.#schedule(0);
        return;
    }
  }

  /** With a refused module go its later values: they would only be refused again. */
  #refuse(entry: Entry, { status, errors }: Extract<Answer, { kind: 'refused' }>): void {
    const isGone = status === 404 || status === 410;
    const others = isGone ? this.#entries.filter((one) => one !== entry && one.id === entry.id) : [];
    for (const one of [entry, ...others]) this.#take(one);
    // What is gone needs no deleting any more.
    if (isGone && entry.kind === 'remove') {
      this.#forget(entry.key);
      return;
    }
    const { refusals } = this.state.get();
    const earlier = refusals.find(({ id }) => id === entry.id);
    const next = { id: entry.id, status, errors, entries: [...(earlier?.entries ?? []), entry, ...others] };
    this.#change({ refusals: [...refusals.filter((one) => one !== earlier), next] });
  }

  #merge(entry: Entry, answer: Stale): void {
    if (entry.kind === 'patch') {
      this.#mergePatch(entry, answer);
      return;
    }
    if (entry.kind === 'remove') {
      this.#take(entry);
      this.#forget(entry.key);
      this.#hooks.keptFromDeleting?.(answer.current);
      const open = this.state.get().deletions.filter(({ id }) => id !== entry.id);
      this.#change({ deletions: [...open, { id: entry.id, by: answer.by }] });
      return;
    }
    const again = { ...entry, key: crypto.randomUUID(), sent: null };
    this.#entries = this.#entries.map((one) => (one === entry ? again : one));
    this.#keep(again);
    this.#forget(entry.key);
  }

  /** Together with what was typed since, so that a later letter cannot slip past the question. */
  #mergePatch(entry: PatchEntry, answer: Stale): void {
    const later = this.#entries.filter(
      (one): one is PatchEntry => one !== entry && one.id === entry.id && one.kind === 'patch' && !isStructural(one),
    );
    const all = [entry, ...later].reduce((one, other) => fold(one, other));
    const { body, clashes: found } = mergePatch(all, answer.current);
    const clashes = found.filter((clash) => !this.#isSettled(entry.id, clash));
    const base = { props: answer.current.props, i18n: answer.current.i18n };
    const mine: PatchEntry = { ...all, key: crypto.randomUUID(), sent: null, body, base };
    const isLeft = !isEmptyPatch(body);
    this.#entries = this.#entries.flatMap((one) => {
      if (one === entry) return isLeft ? [mine] : [];
      return later.some((other) => other === one) ? [] : [one];
    });
    const key = crypto.randomUUID();
    if (clashes.length) this.#keep({ ...all, key, sent: null });
    if (isLeft) this.#keep(mine);
    for (const one of [entry, ...later]) this.#forget(one.key);
    if (clashes.length) this.openClashes(entry.id, clashes, { by: answer.by, key });
    this.#show();
    this.#hooks.merged(entry.id, { current: answer.current, mine: isLeft ? mine : null });
  }

  #isSettled(id: string, clash: Clash): boolean {
    return JSON.stringify(this.#hooks.shown(id, clash) ?? null) === JSON.stringify(clash.theirs ?? null);
  }

  #take(entry: Entry): void {
    this.#entries = this.#entries.filter((one) => one !== entry);
  }

  /** A journal that cannot keep it is said, never hidden; the network is then the only copy and is asked at once. */
  #keep(entry: Entry): void {
    this.#hooks.journal.put(entry).then(
      () => this.state.get().isUnkept && this.#change({ isUnkept: false }),
      () => this.#change({ isUnkept: true }),
    );
  }

  #forget(key: string): void {
    void this.#hooks.journal.remove(key).catch(() => undefined);
  }

  #show(): void {
    this.#change({});
  }

  #change(change: Partial<SyncState>): void {
    const next = { ...this.state.get(), ...change, waiting: this.#entries.length };
    const asks = next.clashes.length + next.deletions.length + next.refusals.length > 0;
    const stopped = next.needsLogin || asks;
    const moving = next.waiting > 0 ? (this.#offline ? 'offline' : 'saving') : 'saved';
    this.state.set({ ...next, state: moving === 'offline' ? 'offline' : stopped ? 'stopped' : moving });
  }
}

function isField(one: Pick<Clash, 'lang' | 'field'>, other: Pick<Clash, 'lang' | 'field'>): boolean {
  return one.lang === other.lang && one.field === other.field;
}
