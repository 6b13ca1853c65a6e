import { onChanges } from './changes.ts';
import { forgetWhenUnheard, isHearing } from './kept-until-change.ts';

/** What was read, and the tags of everything that would make it another answer. */
export type Answer<Value> = { value: Value; tags: readonly string[] };

type Kept<Value> = Answer<Value> & { bytes: number };
type Options<Value> = {
  /** How much may be kept: what nobody asked for longest goes first. */
  mostBytes: number;
  bytesOf: (value: Value) => number;
};

/** What the keys and tags of one answer take beside its value. */
const bookkeeping = 200;

/**
 * Answers of the database by key, kept until one of their tags changes. What a change overtook is given to those who
 * asked before it and not kept. Where nobody listens for changes (scripts, a lost connection) nothing is kept at all.
 */
export class KeptAnswers<Value> {
  #kept = new Map<string, Kept<Value>>();
  #keysByTag = new Map<string, Set<string>>();
  #joinable = new Map<string, Promise<Value>>();
  #readings = new Set<Reading>();
  #bytes = 0;
  readonly #options: Options<Value>;

  constructor(options: Options<Value>) {
    this.#options = options;
    forgetWhenUnheard(() => this.#forgetAll());
    onChanges((tags) => this.#forget(tags));
  }

  /** What is kept under a key; it counts as asked for. */
  peek(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (!found || !isHearing()) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** Asked for by many at once, read once. */
  get(key: string, read: () => Promise<Answer<Value>>): Promise<Value> {
    if (!isHearing()) return read().then(({ value }) => value);
    const known = this.peek(key);
    if (known !== undefined) return Promise.resolve(known);
    return this.#joinable.get(key) ?? this.#join(key, read);
  }

  /** Reads answers to several keys in one go, and keeps each by itself. */
  async readAll(read: () => Promise<ReadonlyMap<string, Answer<Value>>>): Promise<ReadonlyMap<string, Answer<Value>>> {
    if (!isHearing()) return read();
    const reading = new Reading();
    this.#readings.add(reading);
    try {
      const answers = await read();
      for (const [key, answer] of answers) if (!reading.isOvertaken(answer.tags)) this.#keep(key, answer);
      return answers;
    } finally {
      this.#readings.delete(reading);
    }
  }

  #join(key: string, read: () => Promise<Answer<Value>>): Promise<Value> {
    const reading = this.readAll(async () => new Map([[key, await read()]]))
      // Proof: the map has exactly this key.
      .then((answers) => (answers.get(key) as Answer<Value>).value)
      .finally(() => {
        if (this.#joinable.get(key) === reading) this.#joinable.delete(key);
      });
    this.#joinable.set(key, reading);
    return reading;
  }

  #keep(key: string, { value, tags }: Answer<Value>): void {
    this.#drop(key);
    const bytes = bookkeeping + key.length + this.#options.bytesOf(value);
    this.#kept.set(key, { value, tags, bytes });
    this.#bytes += bytes;
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.#options.mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const found = this.#kept.get(key);
    if (!found) return;
    this.#kept.delete(key);
    this.#bytes -= found.bytes;
    for (const tag of found.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #forget(tags: readonly string[]): void {
    for (const reading of this.#readings) reading.overtake(tags);
    // What is being read was begun before the change: whoever asks from now on must not join it.
    this.#joinable.clear();
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#drop(key);
  }

  #forgetAll(): void {
    for (const reading of this.#readings) reading.overtakeAll();
    this.#joinable.clear();
    this.#kept.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }
}

/** A reading under way, and what changed since it began. */
class Reading {
  readonly #changed = new Set<string>();
  #isLost = false;

  overtake(tags: readonly string[]): void {
    for (const tag of tags) this.#changed.add(tag);
  }

  overtakeAll(): void {
    this.#isLost = true;
  }

  isOvertaken(tags: readonly string[]): boolean {
    return this.#isLost || tags.some((tag) => this.#changed.has(tag));
  }
}
