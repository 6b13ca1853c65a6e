import { CacheNotes } from './cache-notes.ts';
import { onChanges } from './changes.ts';
import { forgetWhenUnheard, isHearing } from './kept-until-change.ts';

type QueryOptions = { now: Temporal.Instant; notes: CacheNotes };
type Read<Value> = (notes: CacheNotes) => Promise<Value>;
type Kept<Value> = { value: Value; notes: CacheNotes; from: number; bytes: number };
type Options<Value> = {
  /** Bytes it may take; beyond, what was asked for longest ago goes. */
  room: number;
  sizeOf(value: Value): number;
};

/**
 * Parts of pages, each kept until a tag it noted changes or a time it noted has come: as long as the page cache would keep
 * a page of that part alone. Whoever asks hears those tags and that time as if the part had just been read. Where nobody
 * listens for changes everything is read anew; what is null is not kept.
 */
export class KeptByTags<Value> {
  readonly #kept = new Map<unknown, Kept<Value>>();
  readonly #readings = new Map<unknown, Promise<Kept<Value>>>();
  readonly #options: Options<Value>;
  #bytes = 0;

  constructor(options: Options<Value>) {
    this.#options = options;
    onChanges((changed) => this.#outdate(new Set(changed)));
    forgetWhenUnheard(() => this.#forget());
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(key: unknown, { now, notes }: QueryOptions, read: Read<Value>): Promise<Value> {
    if (!isHearing()) return read(notes);
    const running = this.#readings.get(key);
    const known = this.#kept.get(key) ?? (running && (await running));
    if (known && holdsAt(known, now)) {
      this.#touch(key, known);
      return noted(known, notes);
    }
    return noted(await this.#read(key, now, read), notes);
  }

  /** A reading during which anything changed answers those who asked before, and nobody later. */
  async #read(key: unknown, now: Temporal.Instant, read: Read<Value>): Promise<Kept<Value>> {
    const reading = this.#entry(now, read);
    this.#readings.set(key, reading);
    try {
      const entry = await reading;
      if (this.#readings.get(key) === reading && entry.value !== null) this.#keep(key, entry);
      return entry;
    } finally {
      if (this.#readings.get(key) === reading) this.#readings.delete(key);
    }
  }

  async #entry(now: Temporal.Instant, read: Read<Value>): Promise<Kept<Value>> {
    const notes = new CacheNotes();
    const value = await read(notes);
    return { value, notes, from: now.epochMilliseconds, bytes: value === null ? 0 : this.#options.sizeOf(value) };
  }

  #keep(key: unknown, entry: Kept<Value>): void {
    this.#remove(key);
    this.#kept.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#options.room) break;
      this.#remove(oldest);
    }
  }

  /** To the end of the line of those that go when room is short. */
  #touch(key: unknown, entry: Kept<Value>): void {
    if (!this.#kept.delete(key)) return;
    this.#kept.set(key, entry);
  }

  #remove(key: unknown): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #outdate(changed: ReadonlySet<string>): void {
    this.#readings.clear();
    for (const [key, { notes }] of this.#kept) if (!notes.tags.isDisjointFrom(changed)) this.#remove(key);
  }

  #forget(): void {
    this.#readings.clear();
    this.#kept.clear();
    this.#bytes = 0;
  }
}

/** Neither before the moment it was read for, as in a preview of another time, nor when that has passed. */
function holdsAt({ from, notes: { expiresAt } }: Kept<unknown>, { epochMilliseconds: now }: Temporal.Instant): boolean {
  return from <= now && now < (expiresAt ?? Number.POSITIVE_INFINITY);
}

function noted<Value>({ value, notes: { tags, expiresAt } }: Kept<Value>, notes: CacheNotes): Value {
  notes.tag(...tags);
  notes.expireAt(expiresAt === null ? null : { epochMilliseconds: expiresAt });
  return value;
}

/** About what plain data takes in memory. */
export function jsonSize(value: unknown): number {
  return JSON.stringify(value).length * 2;
}
