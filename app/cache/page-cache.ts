import type { PageEntry } from './page-entry.ts';

type Found = { entry: PageEntry | null; isFresh: boolean };

/** What a rendering yields: an entry to keep, or an answer for this one request only. */
export type Rendered<Answer> = { entry: PageEntry } | { answer: Answer };

const defaultBound = 64 * 1024 * 1024;

/**
 * Finished pages in memory. When room is short the oldest goes that nobody asked for since its last round (the clock
 * algorithm): a visit only leaves a mark, where moving it to the end of a list cost every one of them. Knows tags and
 * time, nothing of HTTP or the database. One per process; `drop` is called by the epoch listener.
 */
export class PageCache {
  #entries = new Map<string, PageEntry>();
  #keysByTag = new Map<string, Set<string>>();
  #running = new Map<string, Promise<Rendered<unknown>>>();
  /** Raw request targets that were answered with an entry, for the fast path. */
  #aliases = new Map<string, PageEntry>();
  #changes = 0;
  #lastChange = new Map<string, number>();
  #bytes = 0;
  readonly #bound: number;
  readonly #now: () => number;

  constructor({ bound = defaultBound, now = Date.now }: { bound?: number; now?: () => number } = {}) {
    this.#bound = bound;
    this.#now = now;
  }

  get(key: string): Found {
    const entry = this.#entries.get(key) ?? null;
    if (!entry) return { entry: null, isFresh: false };
    entry.isAskedFor = true;
    return { entry, isFresh: this.isFresh(entry) };
  }

  /** While changes may go unheard nothing counts as fresh: it is shown where nothing better can be drawn. */
  hears = true;

  isFresh(entry: PageEntry): boolean {
    return this.hears && !entry.stale && entry.expiresAt > this.#now();
  }

  /** Only the raw target of an earlier hit; no parsing, for the fast path. */
  getByTarget(target: string): PageEntry | null {
    const entry = this.#aliases.get(target);
    if (!entry || !this.isFresh(entry)) return null;
    entry.isAskedFor = true;
    return entry;
  }

  rememberTarget(target: string, entry: PageEntry): void {
    if (this.#aliases.size >= maximalAliases) this.#aliases.clear();
    this.#aliases.set(target, entry);
  }

  /**
   * Renders once however many ask at the same time. The entry is kept unless something it shows changed meanwhile:
   * then it answers those who asked before, and nobody later, not even by the address it was asked for under.
   * An answer without entry goes to the one who asked first, the others render for themselves.
   */
  async render<Answer>(key: string, work: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>> {
    const running = this.#running.get(key);
    if (running) {
      const rendered = await running;
      return 'entry' in rendered ? rendered : work();
    }
    const started = this.#changes;
    const promise = work();
    this.#running.set(key, promise);
    try {
      const rendered = await promise;
      if ('entry' in rendered) {
        if (this.#changedSince(rendered.entry.tags, started)) rendered.entry.stale = true;
        else this.#store(rendered.entry);
      }
      return rendered;
    } finally {
      if (this.#running.get(key) === promise) this.#running.delete(key);
    }
  }

  /** Something behind these tags changed. A page about the thing itself goes; others stay as reserve for an outage. */
  drop(tags: Iterable<string>): void {
    this.#changes += 1;
    for (const tag of tags) {
      this.#lastChange.set(tag, this.#changes);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#outdate(key, tag);
    }
    // Renderings under way were begun before the change: whoever asks now must not join them.
    this.#running.clear();
    this.#aliases.clear();
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) this.#keysByTag.get(tag)?.delete(key);
    entry.stale = true;
  }

  clear(): void {
    for (const key of [...this.#entries.keys()]) this.remove(key);
    this.#aliases.clear();
    this.#running.clear();
    this.#changes += 1;
    this.#allChangedAt = this.#changes;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  #allChangedAt = 0;

  #outdate(key: string, tag: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (tag.includes(':')) this.remove(key);
    else entry.stale = true;
  }

  #changedSince(tags: readonly string[], started: number): boolean {
    return this.#allChangedAt > started || tags.some((tag) => (this.#lastChange.get(tag) ?? 0) > started);
  }

  #store(entry: PageEntry): void {
    this.remove(entry.key);
    if (entry.bytes > this.#bound / 4) return;
    this.#entries.set(entry.key, entry);
    this.#bytes += entry.bytes;
    for (const tag of entry.tags) this.#keysOf(tag).add(entry.key);
    for (const [key, oldest] of this.#entries) {
      if (this.#bytes <= this.#bound) break;
      if (oldest === entry || oldest.isAskedFor) this.#giveAnotherRound(oldest);
      else this.remove(key);
    }
  }

  #giveAnotherRound(entry: PageEntry): void {
    entry.isAskedFor = false;
    this.#entries.delete(entry.key);
    this.#entries.set(entry.key, entry);
  }

  #keysOf(tag: string): Set<string> {
    const known = this.#keysByTag.get(tag);
    if (known) return known;
    const keys = new Set<string>();
    this.#keysByTag.set(tag, keys);
    return keys;
  }
}

const maximalAliases = 5_000;
