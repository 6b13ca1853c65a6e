/** What routes with a Response of their own find in `env`; without `notes` nobody keeps their answer. */
export type NotingEnv = { Bindings: { notes?: CacheNotes } };

/**
 * What a page is made of, collected by its loaders while they read; the page cache keeps it with the answer.
 * A page without a tag is not kept. `kind:id` tags name one thing (`page:<uuid>`); tags without a colon are shared by the
 * whole site (`nav`, `settings`, `redirects`).
 */
export class CacheNotes {
  readonly tags = new Set<string>();
  /** Milliseconds of the epoch; the next moment anything on the page changes by itself. */
  expiresAt: number | null = null;
  /** What made the answer an error, so that the server can tell a lost database from a mistake. */
  failure: unknown = null;

  tag(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  /** The page changes by itself at this instant; the earliest one counts. */
  expireAt(instant: { epochMilliseconds: number } | null): void {
    if (!instant) return;
    this.expiresAt = Math.min(this.expiresAt ?? Number.POSITIVE_INFINITY, instant.epochMilliseconds);
  }
}
