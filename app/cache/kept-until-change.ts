import { rehearsal } from '#app/db/pool-scope.server.ts';
import { onChanges } from './changes.ts';

/** Longer than any statement may take. */
const longestReading = 8_000;

type Options<Value> = { tags: readonly string[]; read: () => Promise<Value> };

/**
 * Something read from the database and kept until one of its tags changes. Where nobody listens for changes (scripts,
 * a lost connection) it is read anew each time, so it is never older than what this process could know.
 */
export class KeptUntilChange<Value> {
  #kept: Promise<Value> | null = null;
  readonly #read: () => Promise<Value>;

  constructor({ tags, read }: Options<Value>) {
    this.#read = read;
    forgetWhenUnheard(() => this.#forget());
    onChanges((changed) => {
      if (changed.some((tag) => tags.includes(tag))) this.#forget();
    });
  }

  /** Asked for by many at once, read once. A reading that a change overtook is given to those who asked before it. */
  get(): Promise<Value> {
    if (!isHearing()) return this.#read();
    this.#kept ??= this.#keep();
    return this.#kept;
  }

  #keep(): Promise<Value> {
    const reading = this.#read();
    const letGo = () => {
      if (this.#kept === reading) this.#forget();
    };
    // Nobody later joins a reading that failed, or that waits for an answer that may never come.
    const impatient = setTimeout(letGo, longestReading).unref();
    reading.catch(letGo).finally(() => clearTimeout(impatient));
    return reading;
  }

  #forget(): void {
    this.#kept = null;
  }
}

const everything = new Set<() => void>();
let listeners = 0;

/** Called when what is kept may have changed unheard. */
export function forgetWhenUnheard(forget: () => void): void {
  everything.add(forget);
}

/**
 * Whether somebody hears every change; without, nothing may be kept. What is read of a site as it would be
 * (app/db/rehearse.server.ts) is neither taken from what is kept nor kept itself.
 */
export function isHearing(): boolean {
  return listeners > 0 && rehearsal() === null;
}

/** Somebody hears every change from now on. */
export function beginKeeping(): void {
  listeners += 1;
}

/** What is kept may have changed unheard. */
export function endKeeping(): void {
  listeners -= 1;
  for (const forget of everything) forget();
}
