import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { onChanges } from '#app/cache/changes.ts';
import { type Connection, connectBeside } from '#app/db/connection.server.ts';
import { type PurgedCache, type PurgeRequest, purgeRequests } from './purge-requests.ts';
import { SharedCachePurger } from './purger.ts';

type Options = { pool: pg.Pool; purged: PurgedCache; logger: Logger };

/** Any fixed number; one node of the site holds it. */
const purgerLock = 7_206_121;
const askAgainMs = 5_000;
/** Who has not answered a purge by then is tried again. */
const patienceMs = 10_000;

/**
 * Keeps the shared cache purged as long as the site is open. One node of a site does it, the one that holds a lock in the
 * database; whoever takes it over begins with everything, because nobody knows what was missed.
 */
export function keepPurged({ pool, purged, logger }: Options): { stop(): Promise<void> } {
  const leaving = new AbortController();
  const purge = (keys: readonly string[]) => send(purgeRequests(purged, keys), leaving.signal);
  const running = (async () => {
    while (!leaving.signal.aborted) {
      await whileLocked(pool, leaving.signal, async (lost) => {
        const purger = new SharedCachePurger({ purge, logger });
        const stopHearing = onChanges((tags) => purger.hear(tags));
        purger.purgeAll();
        await lost;
        stopHearing();
        await purger.stop();
      }).catch((error) => logger.error({ err: error }, 'nobody purges the shared cache; it is tried again'));
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

/** Does something until the lock is lost, with its connection, or the site closes; nothing where another node holds it. */
async function whileLocked(
  pool: pg.Pool,
  leaving: AbortSignal,
  run: (lost: Promise<void>) => Promise<void>,
): Promise<void> {
  const connection: Connection = await connectBeside(pool, { seconds: 5 });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  connection.on('error', () => lose());
  connection.on('end', () => lose());
  leaving.addEventListener('abort', () => lose(), { once: true });
  try {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as mine', [purgerLock]);
    if (!rows[0]?.mine) return;
    // A connection that is cut in silence keeps its lock nowhere.
    const beat = setInterval(() => void connection.query('select 1').catch(() => lose()), askAgainMs).unref();
    await run(lost).finally(() => clearInterval(beat));
  } finally {
    await connection.end().catch(() => undefined);
  }
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
