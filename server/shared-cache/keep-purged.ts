import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { onChanges } from '#app/cache/changes.ts';
import { type PurgedCache, type PurgeRequest, purgeRequests } from './purge-requests.ts';
import { SharedCachePurger } from './purger.ts';

type Options = {
  purged: PurgedCache;
  logger: Logger;
  /** Runs it on one node of the site at a time, and tells it when that is another one's turn. */
  once(run: (lost: Promise<void>) => Promise<void>): Promise<unknown>;
};

const askAgainMs = 5_000;
/** Who has not answered a purge by then is tried again. */
const patienceMs = 10_000;

/**
 * Keeps the shared cache purged as long as the site is open. One node of a site does it, the one that holds a lock in the
 * database; whoever takes it over begins with everything, because nobody knows what was missed.
 */
export function keepPurged({ purged, logger, once }: Options): { stop(): Promise<void> } {
  const leaving = new AbortController();
  const left = new Promise<void>((done) => leaving.signal.addEventListener('abort', () => done(), { once: true }));
  const purge = (keys: readonly string[]) => send(purgeRequests(purged, keys), leaving.signal);
  const purgeUntil = async (lost: Promise<void>) => {
    const purger = new SharedCachePurger({ purge, logger });
    const stopHearing = onChanges((tags) => purger.hear(tags));
    purger.purgeAll();
    await Promise.race([lost, left]);
    stopHearing();
    await purger.stop();
  };
  const running = (async () => {
    while (!leaving.signal.aborted) {
      await once(purgeUntil).catch((error) =>
        logger.error({ err: error }, 'nobody purges the shared cache; it is tried again'),
      );
      await wait(askAgainMs, undefined, { signal: leaving.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      leaving.abort();
      await running;
    },
  };
}

async function send(requests: readonly PurgeRequest[], leaving: AbortSignal): Promise<void> {
  await Promise.all(
    requests.map(async ({ url, ...request }) => {
      const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]);
      const answer = await fetch(url, { ...request, redirect: 'error', signal });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`${new URL(url).host} answered a purge with ${answer.status}.`);
    }),
  );
}
