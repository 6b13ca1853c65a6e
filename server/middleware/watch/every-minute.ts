import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { PageCache } from '#app/cache/page-cache.ts';
import { writeCountedWords } from '#app/features/search-log/counted-words.server.ts';
import { searchLog } from '#app/features/search-log/search-log.ts';

const oneMinuteMs = 60_000;
/** A page that was read once is kept for so long for a second reader. */
const idleMs = 10 * oneMinuteMs;

/**
 * What this process does once a minute: one line of the log for all answers from memory, which are too many to be written
 * one by one, letting go what nobody reads, and writing down what was looked for.
 */
export function startEveryMinute({ cache, logger }: { cache: PageCache; logger: Logger }) {
  let hits = 0;
  const writeSearches = () =>
    writeCountedWords(searchLog.take(), Temporal.Now.instant()).catch((error) =>
      logger.warn({ err: error }, 'what was looked for in the last minute could not be written down'),
    );
  const timer = setInterval(() => {
    if (hits > 0) logger.info({ hits }, 'pages answered from memory in the last minute');
    hits = 0;
    cache.letGo(idleMs);
    void writeSearches();
  }, oneMinuteMs).unref();
  return {
    countHit: (request: IncomingMessage) => {
      hits += 1;
      // `headers` is a getter that sorts and joins them all: it is read of searches only, never taken apart with `url`.
      const { url = '' } = request;
      if (url.startsWith('/search', 3)) searchLog.record(url, request.headers['user-agent']);
    },
    stop: async () => {
      clearInterval(timer);
      await writeSearches();
    },
  };
}
