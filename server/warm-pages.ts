import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PageCache } from '#app/cache/page-cache.ts';
import { popularPages, savePopularPages } from '#app/cache/popular-pages.server.ts';

type Options = {
  cache: PageCache;
  /** Renders a page in the background; the end of that, or null where there is no room for it. */
  render: (path: string) => Promise<void> | null;
  logger: Logger;
  everyMinutes?: number;
};

/** A node that leaves while the database is away does not wait for it. */
const patience = 1_000;
/** Asked for only once, it may have been a slip; the first time is no hit. */
const leastHits = 1;

/**
 * Renders the pages that were asked for most before the last stop, while nobody waits for anything else, and notes from time to
 * time which they are. `warmed` is when all of them are rendered. The database may be away: then the first visitors render them,
 * as they would without it.
 */
export function startWarming({ cache, render, logger, everyMinutes = 5 }: Options) {
  const warn = (error: unknown) => logger.warn({ err: error }, 'pages asked for most are not known');
  const note = async () => {
    const pages = popularIn(cache);
    if (pages.length > 0) await savePopularPages(pages).catch(warn);
  };
  const timer = setInterval(note, everyMinutes * 60_000).unref();
  const warmed = popularPages().then((paths) => Promise.all(paths.map(render)), warn);
  return {
    warmed,
    stop: async () => {
      clearInterval(timer);
      await Promise.race([note(), wait(patience, undefined, { ref: false })]);
    },
  };
}

/** Calendars, feeds and JSON are made quickly, and data belongs to a page. */
function isPage(key: string): boolean {
  return /^\/(?:de|en)(?:\/|$)/.test(key) && !/[?.]|^\/\w\w\/api\//.test(key);
}

function popularIn(cache: PageCache): (readonly [path: string, hits: number])[] {
  return cache
    .popular()
    .filter(({ key, hits }) => hits >= leastHits && isPage(key))
    .map(({ key, hits }) => [key, hits] as const);
}
