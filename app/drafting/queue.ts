import type { ModuleNode } from '#app/cms/node.ts';
import { Conflicts } from './conflicts.ts';
import { basisOf, type Entry, fold } from './entry.ts';
import { joinable, readyEntries } from './entry-order.ts';
import type { Journal } from './journal.ts';
import { Outbox } from './outbox.ts';
import { type StaleHooks, StaleSaves } from './stale-saves.ts';
import type { Answer, Stored, Transport } from './transport.ts';

type Hooks<Kind extends Stored> = StaleHooks<Kind> & {
  transport: Transport<Kind>;
  journal: Journal;
  revOf(id: string): number;
  acknowledged(entry: Entry, answer: Extract<Answer, { kind: 'saved' }>): void;
  /** A conflict or refusal was settled. */
  decided?(id: string): void;
  /** For a form with a button of its own: everything waits, in the journal, until it is flushed. */
  waitsToBeAsked?: boolean;
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

/** Sends the journal in order: one request in flight per module, entry or page, later changes of it fold, answers bring only `rev`. */
export class Queue<Kind extends Stored = ModuleNode> {
  readonly conflicts: Conflicts;
  #outbox: Outbox;
  #stale: StaleSaves<Kind>;
  #flying = new Set<string>();
  #hooks: Hooks<Kind>;
  #clock: NonNullable<Hooks<Kind>['clock']>;
  #cancelTimer: (() => void) | null = null;
  #waitingSince: number | null = null;
  #retry = 0;

  constructor(hooks: Hooks<Kind>) {
    this.#hooks = hooks;
    this.#clock = hooks.clock ?? browserClock;
    this.#outbox = new Outbox(hooks.journal);
    this.conflicts = new Conflicts(this.#outbox, (id) => hooks.decided?.(id));
    this.#stale = new StaleSaves(this.#outbox, this.conflicts, hooks);
  }

  get state() {
    return this.#outbox.state;
  }

  get entries(): readonly Entry[] {
    return this.#outbox.entries;
  }

  /** Takes over what a closed tab left unsent: its own attempts as they were, the rest after comparing with today. */
  adopt(entries: Entry[]): void {
    for (const entry of entries) {
      this.#outbox.entries.push(entry);
      this.#outbox.keep(entry);
    }
    this.#outbox.update();
    if (!this.#hooks.waitsToBeAsked) this.flush();
  }

  add(entry: Entry): void {
    const own = entry.kind === 'patch' ? this.conflicts.withhold(entry) : entry;
    if (!own) return;
    this.#outbox.keep(this.#join(own));
    this.#waitingSince ??= this.#clock.now();
    this.#outbox.update();
    if (this.#outbox.isOffline || this.#hooks.waitsToBeAsked) return;
    this.#schedule(Math.min(quiet, Math.max(0, this.#waitingSince + longestWait - this.#clock.now())));
  }

  /** Sends now: leaving the page, publishing, back online, logged in again. */
  flush(): void {
    // How long the network was away says nothing of how long it will be.
    this.#retry = 0;
    this.#outbox.isOffline = false;
    this.#schedule(0);
  }

  /** True while something is on its way. */
  get isSending(): boolean {
    return this.#flying.size > 0;
  }

  /** What was refused is tried again as it was. */
  retry(): void {
    for (const refusal of this.state.get().refusals) {
      for (const entry of refusal.entries) this.add({ ...entry, key: crypto.randomUUID(), sent: null });
      this.conflicts.dismiss(refusal);
    }
  }

  /** Gives up everything that is not on its way. */
  discard(): void {
    for (const entry of this.#outbox.entries.filter(({ id }) => !this.#flying.has(id))) {
      this.#outbox.dequeue(entry);
      this.#outbox.remove(entry.key);
    }
    this.conflicts.discard();
  }

  /** The server has been heard to hold something newer: what waits is merged with it as after a stale save. */
  rebase(current: Kind): void {
    const entry = this.#outbox.entries.find(({ id, kind }) => id === current.id && kind === 'patch');
    if (entry) this.#stale.merge(entry, { kind: 'stale', current, rev: current.rev, by: null });
  }

  /** Something else than a save found nobody logged in. */
  askLogin(): void {
    this.#outbox.update({ needsLogin: true });
  }

  loggedIn(): void {
    this.#outbox.update({ needsLogin: false });
    this.flush();
  }

  /** Resolves as soon as everything is on the server, or false when that cannot be. */
  async settled(): Promise<boolean> {
    this.flush();
    // Whoever asks is answered by this attempt, not by the last one.
    this.#outbox.update();
    while (this.#outbox.entries.length) {
      const { state } = this.state.get();
      if (state === 'offline' || state === 'stopped') return false;
      await new Promise<void>((resolve) => {
        const stop = this.state.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    const { conflicts, refusals } = this.state.get();
    return conflicts.length === 0 && refusals.length === 0;
  }

  /** The other tab of this person wrote the same field later: what waits here must not overtake it. */
  supersede(id: string, part: 'props' | 'de' | 'en', field: string, value: unknown): void {
    for (const entry of this.#outbox.entries) {
      if (entry.kind !== 'patch' || entry.id !== id || entry.sent) continue;
      const values = part === 'props' ? entry.body.props : entry.body.i18n?.[part];
      if (!values || !(field in values)) continue;
      values[field] = value ?? null;
      this.#outbox.keep(entry);
    }
  }

  #join(entry: Entry): Entry {
    const again = this.conflicts.corrected(entry);
    const waiting = joinable(this.#outbox.entries, again);
    if (!waiting || again.kind !== 'patch') {
      this.#outbox.entries.push(again);
      return again;
    }
    const folded = fold(waiting, again);
    this.#outbox.entries[this.#outbox.entries.indexOf(waiting)] = folded;
    return folded;
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
    const ready = readyEntries(this.#outbox.entries, this.#flying, mostAtOnce - this.#flying.size);
    for (const entry of ready) void this.#send(entry);
    this.#outbox.update();
  }

  /** What failed together waits once: four lost requests are one loss of the network. */
  #retryLater(): void {
    const isWaiting = this.#outbox.isOffline && this.#cancelTimer !== null;
    this.#outbox.isOffline = true;
    if (isWaiting) return;
    this.#schedule(Math.min(longestRetry, 1000 * 2 ** this.#retry));
    this.#retry += 1;
  }

  async #send(entry: Entry): Promise<void> {
    this.#flying.add(entry.id);
    entry.sent ??= basisOf(entry, this.#hooks.revOf);
    this.#outbox.keep(entry);
    const answer = await this.#hooks.transport
      .send(entry, entry.sent.rev)
      .catch((): Answer<Kind> => ({ kind: 'unreachable' }));
    this.#flying.delete(entry.id);
    this.#receive(entry, answer);
  }

  #receive(entry: Entry, answer: Answer<Kind>): void {
    if (!isPassing(answer)) {
      this.#retry = 0;
      this.#outbox.isOffline = false;
    }
    switch (answer.kind) {
      case 'saved':
        this.#outbox.dequeue(entry);
        this.#outbox.remove(entry.key);
        this.#hooks.acknowledged(entry, answer);
        this.#outbox.update({ savedAt: this.#clock.now() });
        this.#schedule(0);
        return;
      case 'unreachable':
      case 'disturbed':
      case 'full':
        this.#retryLater();
        this.#outbox.update({ isDisturbed: answer.kind === 'disturbed', isFull: answer.kind === 'full' });
        return;
      case 'login':
        // It keeps its key and its words: an earlier attempt may have been done, and only its answer was lost.
        this.#outbox.update({ needsLogin: true });
        return;
      case 'stale':
        this.#stale.merge(entry, answer);
        this.#schedule(0);
        return;
      case 'refused':
        this.conflicts.refuse(entry, answer);
        this.#schedule(0);
        return;
    }
  }
}

/** It is sent again by itself. */
function isPassing({ kind }: Answer): boolean {
  return kind === 'unreachable' || kind === 'disturbed' || kind === 'full';
}
