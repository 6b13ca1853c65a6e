import type { Logger } from 'pino';
import { isNotice } from '#app/cache/changes.ts';
import { sharedKey, siteKey } from '#app/cache/shared-cache.ts';
import { redirectsTag } from '#app/collections/page/public/site-index.server.ts';
import { settingsTag } from '#app/features/site-settings/settings.server.ts';

type Options = {
  /** Has the cache let go of everything with one of these keys; throws where it cannot be reached, or refuses. */
  purge(keys: readonly string[]): Promise<void>;
  logger: Pick<Logger, 'error'>;
};

/**
 * For so long a node may still answer with what it has not heard to be old: two polls of its listener and their patience
 * (epoch-listener.server.ts). What the cache fetched meanwhile is purged by the second purge.
 */
const settleMs = 5_000;
/** Beyond so many everything goes: to name them all takes longer than to fill the cache again. */
const mostKeys = 400;
/** Redirects and the switch of the site are about addresses, not about what stands on a page. */
const aboutAll: ReadonlySet<string> = new Set([redirectsTag, settingsTag]);
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Purges what changes from the shared cache before the site: at once, and once more when every node has surely heard of
 * it. A purge that fails is tried again until it succeeds. Where it was not listening, it begins with everything.
 */
export class SharedCachePurger {
  #due = new Set<string>();
  readonly #again: { at: number; keys: string[] }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #purging: Promise<void> = Promise.resolve();
  #isPurging = false;
  #pause = firstPause;
  #isStopped = false;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Nobody has purged until now, or nobody knows: a node was away, or a new build renders other pages. */
  purgeAll(): void {
    this.#want([siteKey]);
  }

  hear(tags: readonly string[]): void {
    const seen = tags.filter((tag) => !isNotice(tag));
    if (seen.length === 0) return;
    this.#want(seen.some((tag) => aboutAll.has(tag)) ? [siteKey] : seen.map(sharedKey));
  }

  /** Waits for what is being purged at this moment; what is left is the matter of whoever purges next. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#purging;
  }

  #want(named: string[]): void {
    const keys = named.length > mostKeys ? [siteKey] : named;
    for (const key of keys) this.#due.add(key);
    if (this.#due.size > mostKeys) this.#due = new Set([siteKey]);
    this.#again.push({ at: Date.now() + settleMs, keys });
    this.#plan(0);
  }

  #plan(milliseconds: number): void {
    if (this.#isStopped || this.#isPurging) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#purging = this.#round();
    }, milliseconds).unref();
  }

  async #round(): Promise<void> {
    const now = Date.now();
    const settled = this.#again.filter(({ at }) => at <= now);
    const keys = [...new Set([...this.#due, ...settled.flatMap((each) => each.keys)])];
    const wanted = keys.includes(siteKey) || keys.length > mostKeys ? [siteKey] : keys;
    this.#isPurging = true;
    const due = this.#due;
    this.#due = new Set();
    let wait = 0;
    try {
      if (wanted.length > 0) await this.#options.purge(wanted);
      this.#pause = firstPause;
      this.#again.splice(0, settled.length);
    } catch (error) {
      for (const key of due) this.#due.add(key);
      wait = this.#pause;
      this.#pause = Math.min(this.#pause * 2, longestPause);
      this.#options.logger.error({ err: error }, 'the shared cache could not be purged; it is tried again');
    } finally {
      this.#isPurging = false;
    }
    const [next] = this.#again;
    if (this.#due.size > 0) this.#plan(wait);
    else if (next) this.#plan(Math.max(wait, next.at - Date.now()));
  }
}
