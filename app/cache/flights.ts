import type { PageEntry } from './page-entry.ts';

/** What a rendering yields: an entry to keep, or an answer for this one request only. */
export type Rendered<Answer> = { entry: PageEntry } | { answer: Answer };

/** One rendering under way, and what changed since it began. */
export class Flight {
  readonly #changed = new Set<string>();
  #hasAllChanged = false;

  overtake(tags: readonly string[] | null): void {
    if (tags === null) this.#hasAllChanged = true;
    else for (const tag of tags) this.#changed.add(tag);
  }

  /** Whether something with these tags changed after the rendering began. */
  isOvertaken(tags: readonly string[]): boolean {
    return this.#hasAllChanged || tags.some((tag) => this.#changed.has(tag));
  }
}

/** Renderings under way: whoever asks for the same meanwhile waits for the same. */
export class Flights {
  #joinable = new Map<string, { promise: Promise<Rendered<unknown>>; hasCompany: boolean }>();
  #underWay = new Set<Flight>();

  has(key: string): boolean {
    return this.#joinable.has(key);
  }

  hasCompany(key: string): boolean {
    return this.#joinable.get(key)?.hasCompany ?? false;
  }

  async join<Answer>(
    key: string,
    work: () => Promise<Rendered<Answer>>,
    land: (entry: PageEntry, flight: Flight) => void,
  ): Promise<Rendered<Answer>> {
    const running = this.#joinable.get(key);
    if (running) {
      running.hasCompany = true;
      const rendered = await running.promise;
      return 'entry' in rendered ? rendered : work();
    }
    const flight = new Flight();
    this.#underWay.add(flight);
    const promise = work();
    this.#joinable.set(key, { promise, hasCompany: false });
    try {
      const rendered = await promise;
      if ('entry' in rendered) land(rendered.entry, flight);
      return rendered;
    } finally {
      this.#underWay.delete(flight);
      if (this.#joinable.get(key)?.promise === promise) this.#joinable.delete(key);
    }
  }

  /** Renderings under way were begun before this change; whoever asks from now on must not join them. */
  overtake(tags: readonly string[] | null): void {
    for (const flight of this.#underWay) flight.overtake(tags);
    this.#joinable.clear();
  }
}
