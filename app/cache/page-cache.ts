import { isNotice, isShared } from './changes.ts';
import { type Flight, Flights, type Rendered } from './flights.ts';
import { bytesOf, type PageEntry, slim } from './page-entry.ts';

type Found = { entry: PageEntry | null; isFresh: boolean };

const defaultBound = 48 * 1024 * 1024;
/** The part of it that belongs to what was asked for only once: nobody who asks for everything pushes out what many read. */
const shareOfNew = 1 / 4;
/** Other spellings of an address, `?utm_source=…`; whoever makes up more of them takes the slower way. */
const mostTargets = 8;

/**
 * Finished answers in memory: pages, files and JSON. When room is short, what was asked for only once goes first, then the
 * oldest that nobody asked for since its last round (the clock algorithm): a visit only leaves a mark, where moving it to
 * the end of a list cost every one of them. Knows tags and time, nothing of HTTP or the database. One per process.
 */
export class PageCache {
  #entries = new Map<string, PageEntry>();
  /** Those asked for once, in the order they came. */
  #new = new Map<string, PageEntry>();
  /** Those asked for again, in the order of the clock. */
  #proven = new Map<string, PageEntry>();
  #keysByTag = new Map<string, Set<string>>();
  #flights = new Flights();
  #byTarget = new Map<string, PageEntry>();
  #bytes = 0;
  #newBytes = 0;
  #unheardSince: number | null = null;
  readonly #bound: number;
  readonly #now: () => number;

  constructor({ bound = defaultBound, now = Date.now }: { bound?: number; now?: () => number } = {}) {
    this.#bound = bound;
    this.#now = now;
  }

  get(key: string): Found {
    const entry = this.#entries.get(key) ?? null;
    if (!entry) return { entry: null, isFresh: false };
    this.#mark(entry);
    return { entry, isFresh: this.isFresh(entry) };
  }

  /** While changes may go unheard nothing counts as fresh: it is shown where nothing better can be rendered. */
  set hears(hears: boolean) {
    this.#unheardSince = hears ? null : (this.#unheardSince ?? this.#now());
  }

  isFresh(entry: PageEntry): boolean {
    return this.#unheardSince === null && entry.staleSince === null && entry.expiresAt > this.#now();
  }

  /** For how many milliseconds it has been, or may have been, out of date. */
  ageOf({ staleSince, expiresAt }: PageEntry): number {
    const never = Number.POSITIVE_INFINITY;
    return this.#now() - Math.min(staleSince ?? never, this.#unheardSince ?? never, expiresAt);
  }

  /** Only the raw target of an earlier hit; no parsing, for the fast path. */
  getByTarget(target: string): PageEntry | null {
    const entry = this.#byTarget.get(target);
    if (!entry || !this.isFresh(entry)) return null;
    this.#mark(entry);
    return entry;
  }

  rememberTarget(target: string, entry: PageEntry): void {
    if (this.#entries.get(entry.key) !== entry || this.#byTarget.get(target) === entry) return;
    entry.targets.push(target);
    this.#byTarget.set(target, entry);
    if (entry.targets.length > mostTargets) this.#byTarget.delete(entry.targets.shift() as string);
    this.weigh(entry);
  }

  /** The chain in front of the pages has changed: every target goes through it once more. */
  forgetTargets(): void {
    this.#byTarget.clear();
    for (const entry of this.#entries.values()) entry.targets.length = 0;
  }

  /** An entry has got or lost a variant. */
  weigh(entry: PageEntry): void {
    if (this.#entries.get(entry.key) !== entry) return;
    this.#count(entry, bytesOf(entry) - entry.weight);
    if (this.#bytes > this.#bound) this.#makeRoom(entry);
  }

  /** Whether somebody is rendering it at this moment. */
  isRendering(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Whether more than one wait for it. */
  hasCompany(key: string): boolean {
    return this.#flights.hasCompany(key);
  }

  /**
   * Renders once however many ask at the same time. The entry is kept unless something it shows changed meanwhile:
   * then it answers those who asked before, and nobody later, not even by the address it was asked for under.
   * An answer without entry goes to the one who asked first, the others render for themselves.
   */
  render<Answer>(key: string, work: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>> {
    return this.#flights.join(key, work, (entry, flight) => this.#land(entry, flight));
  }

  /** Something behind these tags changed. A page about the thing itself goes; others stay as reserve. */
  drop(tags: readonly string[]): void {
    const seen = tags.filter((tag) => !isNotice(tag));
    if (seen.length === 0) return;
    for (const tag of seen) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#outdate(key, tag);
    this.#flights.overtake(seen);
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#count(entry, -entry.weight);
    this.#entries.delete(key);
    this.#new.delete(key);
    this.#proven.delete(key);
    for (const tag of entry.tags) this.#unlink(tag, key);
    for (const target of entry.targets) this.#byTarget.delete(target);
    entry.staleSince ??= this.#now();
  }

  clear(): void {
    for (const key of [...this.#entries.keys()]) this.remove(key);
    this.#flights.overtake(null);
  }

  /** Lets go what nobody asked for again in so many milliseconds: after a crowd the memory returns. */
  letGo(idleMs: number): void {
    for (const entry of this.#new.values()) {
      if (this.#now() - entry.storedAt < idleMs) return;
      if (!entry.isAskedFor) this.remove(entry.key);
    }
  }

  /** What was asked for most first. */
  popular(): PageEntry[] {
    return [...this.#entries.values()].sort((one, other) => other.hits - one.hits);
  }

  get size(): { entries: number; bytes: number; targets: number; tags: number } {
    const [entries, targets, tags] = [this.#entries.size, this.#byTarget.size, this.#keysByTag.size];
    return { entries, bytes: this.#bytes, targets, tags };
  }

  #mark(entry: PageEntry): void {
    entry.isAskedFor = true;
    entry.hits += 1;
  }

  #outdate(key: string, tag: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (isShared(tag)) entry.staleSince ??= this.#now();
    else this.remove(key);
  }

  #land(entry: PageEntry, flight: Flight): void {
    if (flight.isOvertaken(entry.tags)) entry.staleSince = this.#now();
    else this.#store(entry);
  }

  #store(entry: PageEntry): void {
    const before = this.#entries.get(entry.key);
    const targets = before ? [...before.targets] : [];
    this.remove(entry.key);
    const bytes = bytesOf(entry);
    if (bytes > this.#bound / 4) return;
    this.#entries.set(entry.key, entry);
    entry.storedAt = this.#now();
    // Who was read before is read again: it keeps its place, and the fast path its targets.
    if (before?.isAskedFor) entry.hits = before.hits;
    (before?.isAskedFor ? this.#proven : this.#new).set(entry.key, entry);
    this.#count(entry, bytes);
    for (const tag of entry.tags) this.#keysOf(tag).add(entry.key);
    for (const target of targets) this.rememberTarget(target, entry);
    this.#makeRoom(entry);
  }

  #count(entry: PageEntry, bytes: number): void {
    entry.weight += bytes;
    this.#bytes += bytes;
    if (this.#new.has(entry.key)) this.#newBytes += bytes;
  }

  #makeRoom(latest: PageEntry): void {
    while (this.#bytes > this.#bound) {
      const areNewOnes = this.#newBytes > this.#bound * shareOfNew || this.#proven.size === 0;
      const [oldest] = (areNewOnes ? this.#new : this.#proven).values();
      if (!oldest || (oldest === latest && this.#entries.size === 1)) return;
      if (oldest.isAskedFor || oldest === latest) this.#giveAnotherRound(oldest);
      else this.remove(oldest.key);
    }
  }

  #giveAnotherRound(entry: PageEntry): void {
    const { key } = entry;
    entry.isAskedFor = false;
    if (this.#new.delete(key)) this.#newBytes -= entry.weight;
    this.#proven.delete(key);
    this.#proven.set(key, entry);
    slim(entry);
    this.#count(entry, bytesOf(entry) - entry.weight);
  }

  #keysOf(tag: string): Set<string> {
    const known = this.#keysByTag.get(tag);
    if (known) return known;
    const keys = new Set<string>();
    this.#keysByTag.set(tag, keys);
    return keys;
  }

  #unlink(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTag.delete(tag);
  }
}
