import { createHash } from 'node:crypto';

type Bounds = { mostNamed?: number; mostWatched?: number; mostParameters?: number };

/**
 * Names for statements that are asked again: PostgreSQL then reads and plans a text once per connection and not every
 * time. A text is worth a name from its second time on. Lists of many parameters are as many texts as they have
 * lengths, so they get none. One table per process; a connection keeps a bound of its own.
 */
export class StatementNames {
  /** The name of a text, or nothing yet for one that was asked once. */
  #names = new Map<string, string | null>();
  #named = 0;
  readonly #bounds: Required<Bounds>;

  constructor(bounds: Bounds = {}) {
    this.#bounds = { mostNamed: 600, mostWatched: 2_000, mostParameters: 32, ...bounds };
  }

  nameOf(text: string, parameters: number): string | null {
    if (parameters === 0 || parameters > this.#bounds.mostParameters) return null;
    const known = this.#names.get(text);
    if (known) return known;
    if (known === undefined) this.#watch(text);
    else if (this.#named < this.#bounds.mostNamed) return this.#name(text);
    return null;
  }

  #watch(text: string): void {
    if (this.#names.size >= this.#bounds.mostWatched) this.#forgetUnnamed();
    this.#names.set(text, null);
  }

  #name(text: string): string {
    const name = createHash('sha1').update(text).digest('base64url').slice(0, 20);
    this.#names.set(text, name);
    this.#named += 1;
    return name;
  }

  #forgetUnnamed(): void {
    for (const [text, name] of this.#names) if (name === null) this.#names.delete(text);
  }
}
