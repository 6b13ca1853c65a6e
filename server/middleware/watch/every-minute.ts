import type { Logger } from 'pino';
import type { PageCache } from '#app/cache/page-cache.ts';

const oneMinuteMs = 60_000;
/** A page that was read once is kept for so long for a second reader. */
const idleMs = 10 * oneMinuteMs;

/**
 * What the memory of pages needs once a minute: one line of the log for all answers from it, which are too many to be
 * written one by one, and letting go what nobody reads.
 */
export function startEveryMinute({ cache, logger }: { cache: PageCache; logger: Logger }) {
  let hits = 0;
  const timer = setInterval(() => {
    if (hits > 0) logger.info({ hits }, 'pages answered from memory in the last minute');
    hits = 0;
    cache.letGo(idleMs);
  }, oneMinuteMs).unref();
  return {
    countHit: () => {
      hits += 1;
    },
    stop: () => clearInterval(timer),
  };
}
