import {
  type Changes,
  type Draft,
  isEmpty,
  type Place,
  placesOf,
  shown,
  valueAt,
  withoutSent,
  withoutValue,
  withValue,
  wordsThatGo,
} from './draft-changes.ts';
import { isSameJson } from './same-json.ts';

/** Somebody else has changed the same field: both texts are on the table. */
export type Clash = { place: Place; name: string; mine: unknown; theirs: unknown };

export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'full'
  | 'login'
  | 'clash'
  | 'invalid'
  | 'forbidden'
  | 'gone';

export type DraftState = {
  draft: Draft;
  rev: number;
  state: SaveState;
  clashes: Clash[];
  /** Paths such as `i18n.de.title` that the server would not store. */
  errors: { path: string; message: string }[];
};

export type SaveAnswer =
  | { kind: 'saved'; rev: number }
  | { kind: 'stale'; rev: number; current: Draft }
  | { kind: 'invalid'; errors: DraftState['errors'] }
  | { kind: 'unreachable' | 'full' | 'login' | 'forbidden' | 'gone' };

export type Attempt = { rev: number; changes: Changes; key: string };

/** What outlives a closed tab: unsent values, and what stood there when they were typed. */
export type Kept = { rev: number; mine: Changes; before: Changes };

type Outside = {
  send(attempt: Attempt): Promise<SaveAnswer>;
  keep(unsent: Kept | null): void;
  later(run: () => void, milliseconds: number): void;
};

const pause = 700;
const retry = 4_000;

/**
 * The draft of one entry in a form. Changes go to the server one attempt after the other, each naming the revision it
 * was based on; nothing typed is ever dropped: it waits while offline, while logged out and while two texts clash.
 */
export class DraftStore {
  #state: DraftState;
  /** As the server has it. */
  #known: Draft;
  #mine: Changes = {};
  /** What stood in each changed field when it was typed; a text of somebody else is compared with that, now or after a reload. */
  #before: Changes = {};
  #attempt: Attempt | null = null;
  #running: Promise<boolean> | null = null;
  #listeners = new Set<() => void>();
  readonly #outside: Outside;

  constructor({ draft, rev, outside }: { draft: Draft; rev: number; outside: Outside }) {
    this.#outside = outside;
    this.#known = draft;
    this.#state = { draft, rev, state: 'saved', clashes: [], errors: [] };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = () => this.#state;

  /** Takes up what a closed tab left behind. */
  recover({ mine, before }: Kept): void {
    this.#takeUp(mine, before);
  }

  /** Another picture takes the alternative text of the one before away in both languages. */
  change(place: Place, name: string, value: unknown): void {
    const others = place === 'props' ? wordsThatGo(this.#state.draft, name, value) : [];
    this.#type(place, name, value);
    for (const [locale, words] of others) this.#type(locale, name, words);
    this.#show({ draft: shown(this.#known, this.#mine), state: 'unsaved', errors: [] });
    this.#keep();
    this.#outside.later(() => void this.flush(), pause);
  }

  /** Sends what waits, one attempt at a time; answers whether the server has everything now. */
  flush(): Promise<boolean> {
    this.#running ??= this.#send().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The same after what is on its way. */
  async settle(): Promise<boolean> {
    await this.#running;
    return this.flush();
  }

  async #send(): Promise<boolean> {
    for (;;) {
      if (this.#state.clashes.length > 0) return false;
      if (!this.#attempt && isEmpty(this.#mine)) return true;
      this.#attempt ??= { rev: this.#state.rev, changes: this.#mine, key: crypto.randomUUID() };
      const attempt = this.#attempt;
      this.#show({ state: 'saving' });
      if (!this.#hear(await this.#outside.send(attempt), attempt)) return false;
    }
  }

  /** One of two texts is chosen; once nothing clashes any more, the rest goes on its way. */
  resolve({ place, name, mine }: Clash, take: 'mine' | 'theirs'): void {
    if (take === 'theirs') this.#mine = withoutValue(this.#mine, place, name);
    else {
      this.#mine = withValue(this.#mine, place, name, mine ?? null);
      this.#before = withValue(this.#before, place, name, valueAt(this.#known, place, name) ?? null);
    }
    const clashes = this.#state.clashes.filter((clash) => clash.place !== place || clash.name !== name);
    this.#show({ clashes, draft: shown(this.#known, this.#mine), state: clashes.length > 0 ? 'clash' : 'unsaved' });
    this.#keep();
    if (clashes.length === 0) void this.flush();
  }

  /** The server has a newer draft, such as a restored version; what is unsent here stays. */
  adopt(draft: Draft, rev: number): void {
    if (rev <= this.#state.rev || this.#running) return;
    this.#known = draft;
    this.#show({ rev });
    this.#takeUp(this.#mine, this.#before);
  }

  /** Whether there is a point in going on. */
  #hear(answer: SaveAnswer, { changes }: Attempt): boolean {
    switch (answer.kind) {
      case 'saved': {
        this.#attempt = null;
        this.#known = shown(this.#known, changes);
        this.#mine = withoutSent(this.#mine, changes);
        for (const [place, values] of placesOf(changes))
          for (const name of Object.keys(values))
            this.#before = withValue(this.#before, place, name, valueAt(this.#known, place, name) ?? null);
        const isDone = isEmpty(this.#mine);
        this.#show({ rev: answer.rev, state: isDone ? 'saved' : 'unsaved', errors: [] });
        this.#keep();
        return true;
      }
      case 'stale': {
        this.#attempt = null;
        this.#known = answer.current;
        this.#show({ rev: answer.rev });
        this.#takeUp(this.#mine, this.#before);
        return true;
      }
      case 'invalid':
        this.#attempt = null;
        this.#show({ state: 'invalid', errors: answer.errors });
        return false;
      case 'unreachable':
      case 'full':
        this.#show({ state: answer.kind === 'full' ? 'full' : 'offline' });
        this.#outside.later(() => void this.flush(), retry);
        return false;
      default:
        this.#show({ state: answer.kind });
        return false;
    }
  }

  /** Unsent values over what the server has now. Where it says something else than when they were typed, they clash. */
  #takeUp(mine: Changes, before: Changes | Draft): void {
    const clashes: Clash[] = [];
    let kept: Changes = {};
    let typedOver: Changes = {};
    for (const [place, values] of placesOf(mine)) {
      for (const [name, value] of Object.entries(values)) {
        const theirs = valueAt(this.#known, place, name);
        if (isSameJson(theirs, value)) continue;
        const old = valueAt(before, place, name);
        kept = withValue(kept, place, name, value);
        typedOver = withValue(typedOver, place, name, old ?? null);
        if (!isSameJson(theirs, old)) clashes.push({ place, name, mine: value, theirs });
      }
    }
    this.#mine = kept;
    this.#before = typedOver;
    const state = clashes.length > 0 ? 'clash' : isEmpty(kept) ? 'saved' : 'unsaved';
    this.#show({ draft: shown(this.#known, kept), clashes, state });
    this.#keep();
    if (state === 'unsaved') this.#outside.later(() => void this.flush(), pause);
  }

  #keep(): void {
    if (isEmpty(this.#mine)) {
      this.#outside.keep(null);
      return;
    }
    this.#outside.keep({ rev: this.#state.rev, mine: this.#mine, before: this.#before });
  }

  #type(place: Place, name: string, value: unknown): void {
    if (valueAt(this.#mine, place, name) === undefined)
      this.#before = withValue(this.#before, place, name, valueAt(this.#known, place, name) ?? null);
    this.#mine = withValue(this.#mine, place, name, value ?? null);
  }

  #show(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
