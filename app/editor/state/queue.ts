import { Cell } from './cell.ts';
import { type Entry, fold, over } from './entry.ts';
import type { Journal } from './journal.ts';
import { type Clash, mergePatch } from './merge.ts';
import type { Answer, Transport } from './transport.ts';

export type Refusal = { id: string; status: number; errors: { path: string; message: string }[]; entry: Entry };
export type OpenClash = Clash & {
  id: string;
  by: string | null;
  rev: number /** Journal entry that keeps my text until somebody decides. */;
  key: string;
};

/** The four honest states of the pill, and how much waits. */
export type SyncState = {
  state: 'saved' | 'saving' | 'offline' | 'stopped';
  waiting: number;
  savedAt: number | null;
  needsLogin: boolean;
  refusals: Refusal[];
  clashes: OpenClash[];
};

type Hooks = {
  transport: Transport;
  journal: Journal;
  revOf(id: string): number;
  acknowledged(id: string, made: { rev: number; pos?: string }): void;
  /** Fields of somebody else to show, and what my own became by merging. */
  merged(id: string, merge: { current: Extract<Answer, { kind: 'stale' }>['current']; mine: Entry }): void;
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
  readonly state = new Cell<SyncState>({
    state: 'saved',
    waiting: 0,
    savedAt: null,
    needsLogin: false,
    refusals: [],
    clashes: [],
  });
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

  /** Takes over what an earlier visit left unsent. */
  adopt(entries: Entry[]): void {
    this.#entries.push(...entries);
    this.#show();
    this.flush();
  }

  add(entry: Entry): void {
    const joined = this.#join(entry);
    void this.#hooks.journal.put(joined);
    this.#waitingSince ??= this.#clock.now();
    this.#show();
    const wait = Math.min(quiet, Math.max(0, this.#waitingSince + longestWait - this.#clock.now()));
    if (!this.#offline) this.#schedule(wait);
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
    return this.state.get().clashes.length === 0;
  }

  resolveClash(clash: OpenClash): void {
    const clashes = this.state.get().clashes.filter((open) => open !== clash);
    if (!clashes.some(({ key }) => key === clash.key)) void this.#hooks.journal.remove(clash.key);
    this.#change({ clashes });
  }

  #join(entry: Entry): Entry {
    const last = this.#entries.findLast(({ id }) => id === entry.id);
    const refused = this.state.get().refusals.find(({ id, status }) => id === entry.id && status === 422);
    if (entry.kind === 'patch' && refused?.entry.kind === 'patch') {
      entry.body = over(refused.entry.body, entry.body);
      void this.#hooks.journal.remove(refused.entry.key);
      this.#change({ refusals: this.state.get().refusals.filter((one) => one !== refused) });
    }
    if (entry.kind !== 'patch' || last?.kind !== 'patch' || last.sent) {
      this.#entries.push(entry);
      return entry;
    }
    const folded = fold(last, entry);
    this.#entries[this.#entries.indexOf(last)] = folded;
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
    for (const entry of this.#ready()) void this.#send(entry);
    this.#show();
  }

  /** First of its module; structure of a page strictly in order. */
  #ready(): Entry[] {
    const seen = new Set<string>();
    let structureAhead = false;
    const ready: Entry[] = [];
    for (const entry of this.#entries) {
      const structural = entry.kind !== 'patch';
      const blocked = seen.has(entry.id) || this.#flying.has(entry.id) || (structural && structureAhead);
      if (!blocked && this.#flying.size + ready.length < mostAtOnce) ready.push(entry);
      seen.add(entry.id);
      if (structural) structureAhead = true;
    }
    return ready;
  }

  async #send(entry: Entry): Promise<void> {
    this.#flying.add(entry.id);
    entry.sent ??= { rev: this.#hooks.revOf(entry.id) };
    void this.#hooks.journal.put(entry);
    const answer = await this.#hooks.transport
      .send(entry, entry.sent.rev)
      .catch((): Answer => ({ kind: 'unreachable' }));
    this.#flying.delete(entry.id);
    this.#receive(entry, answer);
  }

  #receive(entry: Entry, answer: Answer): void {
    switch (answer.kind) {
      case 'saved':
        this.#retry = 0;
        this.#drop(entry);
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
        this.#merge(entry, answer);
        return;
      case 'refused':
        this.#entries = this.#entries.filter((one) => one !== entry);
        this.#change({
          refusals: [
            ...this.state.get().refusals.filter(({ id }) => id !== entry.id),
            { id: entry.id, status: answer.status, errors: answer.errors, entry },
          ],
        });
        this.#schedule(0);
        return;
    }
  }

  #merge(entry: Entry, answer: Extract<Answer, { kind: 'stale' }>): void {
    this.#entries = this.#entries.filter((one) => one !== entry);
    this.#hooks.acknowledged(entry.id, { rev: answer.rev });
    if (entry.kind === 'patch') this.#mergePatch(entry, answer);
    else this.#again({ ...entry, key: crypto.randomUUID(), sent: null }, entry.key);
    this.#schedule(0);
  }

  #mergePatch(entry: Extract<Entry, { kind: 'patch' }>, answer: Extract<Answer, { kind: 'stale' }>): void {
    const { body, clashes } = mergePatch(entry, answer.current);
    const base = { props: answer.current.props, i18n: answer.current.i18n };
    const mine: Entry = { ...entry, key: crypto.randomUUID(), sent: null, body, base };
    const open = clashes.map((clash) => ({ ...clash, id: entry.id, by: answer.by, rev: answer.rev, key: entry.key }));
    if (open.length) this.#change({ clashes: [...this.state.get().clashes, ...open] });
    if (!isEmptyPatch(body)) this.#again(mine, open.length ? null : entry.key);
    else if (!open.length) void this.#hooks.journal.remove(entry.key);
    this.#hooks.merged(entry.id, { current: answer.current, mine });
  }

  #again(entry: Entry, replaced: string | null): void {
    this.#entries.unshift(entry);
    const { journal } = this.#hooks;
    void journal.put(entry).then(() => (replaced ? journal.remove(replaced) : undefined));
  }

  #drop(entry: Entry): void {
    this.#entries = this.#entries.filter((one) => one !== entry);
    void this.#hooks.journal.remove(entry.key);
  }

  #show(): void {
    this.#change({});
  }

  #change(change: Partial<SyncState>): void {
    const next = { ...this.state.get(), ...change, waiting: this.#entries.length };
    const stopped = next.needsLogin || next.refusals.length > 0 || next.clashes.length > 0;
    const moving = next.waiting > 0 ? (this.#offline ? 'offline' : 'saving') : 'saved';
    this.state.set({ ...next, state: moving === 'offline' ? 'offline' : stopped ? 'stopped' : moving });
  }
}

function isEmptyPatch({ props, i18n, ...rest }: Extract<Entry, { kind: 'patch' }>['body']): boolean {
  const values = [props, ...Object.values(i18n ?? {})];
  return Object.keys(rest).length === 0 && values.every((part) => Object.keys(part ?? {}).length === 0);
}
