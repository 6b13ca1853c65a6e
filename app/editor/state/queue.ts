import { Desk } from './desk.ts';
import { basisOf, type Entry, fold } from './entry.ts';
import { joinable, readyEntries } from './entry-order.ts';
import type { Journal } from './journal.ts';
import { Merging, type MergingHooks } from './merging.ts';
import { Questions } from './questions.ts';
import type { Answer, Transport } from './transport.ts';

type Hooks = MergingHooks & {
  transport: Transport;
  journal: Journal;
  revOf(id: string): number;
  acknowledged(id: string, answer: Extract<Answer, { kind: 'saved' }>): void;
  /** A question about a module was answered. */
  decided?(id: string): void;
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
  readonly questions: Questions;
  #desk: Desk;
  #merging: Merging;
  #flying = new Set<string>();
  #hooks: Hooks;
  #clock: NonNullable<Hooks['clock']>;
  #cancelTimer: (() => void) | null = null;
  #waitingSince: number | null = null;
  #retry = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#clock = hooks.clock ?? browserClock;
    this.#desk = new Desk(hooks.journal);
    this.questions = new Questions(this.#desk, (id) => hooks.decided?.(id));
    this.#merging = new Merging(this.#desk, this.questions, hooks);
  }

  get state() {
    return this.#desk.state;
  }

  get entries(): readonly Entry[] {
    return this.#desk.entries;
  }

  /** Takes over what a closed tab left unsent: its own attempts as they were, the rest after comparing with today. */
  adopt(entries: Entry[]): void {
    for (const entry of entries) {
      this.#desk.entries.push(entry);
      this.#desk.keep(entry);
    }
    this.#desk.say();
    this.flush();
  }

  add(entry: Entry): void {
    const own = entry.kind === 'patch' ? this.questions.withhold(entry) : entry;
    if (!own) return;
    this.#desk.keep(this.#join(own));
    this.#waitingSince ??= this.#clock.now();
    this.#desk.say();
    if (this.#desk.isOffline) return;
    this.#schedule(Math.min(quiet, Math.max(0, this.#waitingSince + longestWait - this.#clock.now())));
  }

  /** Sends now: leaving the page, publishing, back online, logged in again. */
  flush(): void {
    this.#desk.isOffline = false;
    this.#schedule(0);
  }

  /** Something else than a save found nobody logged in. */
  askLogin(): void {
    this.#desk.say({ needsLogin: true });
  }

  loggedIn(): void {
    this.#desk.say({ needsLogin: false });
    this.flush();
  }

  /** Resolves as soon as everything is on the server, or false when that cannot be. */
  async settled(): Promise<boolean> {
    this.flush();
    while (this.#desk.entries.length) {
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

  /** The other tab of this person wrote the same field later: what waits here must not overtake it. */
  supersede(id: string, part: 'props' | 'de' | 'en', field: string, value: unknown): void {
    for (const entry of this.#desk.entries) {
      if (entry.kind !== 'patch' || entry.id !== id || entry.sent) continue;
      const values = part === 'props' ? entry.body.props : entry.body.i18n?.[part];
      if (!values || !(field in values)) continue;
      values[field] = value ?? null;
      this.#desk.keep(entry);
    }
  }

  #join(entry: Entry): Entry {
    const again = this.questions.corrected(entry);
    const waiting = joinable(this.#desk.entries, again);
    if (!waiting || again.kind !== 'patch') {
      this.#desk.entries.push(again);
      return again;
    }
    const folded = fold(waiting, again);
    this.#desk.entries[this.#desk.entries.indexOf(waiting)] = folded;
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
    const ready = readyEntries(this.#desk.entries, this.#flying, mostAtOnce - this.#flying.size);
    for (const entry of ready) void this.#send(entry);
    this.#desk.say();
  }

  async #send(entry: Entry): Promise<void> {
    this.#flying.add(entry.id);
    entry.sent ??= basisOf(entry, this.#hooks.revOf);
    this.#desk.keep(entry);
    const answer = await this.#hooks.transport
      .send(entry, entry.sent.rev)
      .catch((): Answer => ({ kind: 'unreachable' }));
    this.#flying.delete(entry.id);
    this.#receive(entry, answer);
  }

  #receive(entry: Entry, answer: Answer): void {
    if (!isPassing(answer)) {
      this.#retry = 0;
      this.#desk.isOffline = false;
    }
    switch (answer.kind) {
      case 'saved':
        this.#desk.take(entry);
        this.#desk.forget(entry.key);
        this.#hooks.acknowledged(entry.id, answer);
        this.#desk.say({ savedAt: this.#clock.now() });
        this.#schedule(0);
        return;
      case 'unreachable':
      case 'disturbed':
      case 'full':
        this.#desk.isOffline = true;
        this.#schedule(Math.min(longestRetry, 1000 * 2 ** this.#retry));
        this.#retry += 1;
        this.#desk.say({ isDisturbed: answer.kind === 'disturbed', isFull: answer.kind === 'full' });
        return;
      case 'login':
        // It keeps its key and its words: an earlier attempt may have been done, and only its answer was lost.
        this.#desk.say({ needsLogin: true });
        return;
      case 'stale':
        this.#merging.merge(entry, answer);
        this.#schedule(0);
        return;
      case 'refused':
        this.questions.refuse(entry, answer);
        this.#schedule(0);
        return;
    }
  }
}

/** It is sent again by itself. */
function isPassing({ kind }: Answer): boolean {
  return kind === 'unreachable' || kind === 'disturbed' || kind === 'full';
}
