import pg from 'pg';
import type { JobName } from './job-runs.ts';

/** Any fixed number; the second one is made from the name of the job. */
const jobLock = 7_206_120;
const beatMs = 5_000;

/**
 * Does something on one node of the site at a time, `null` where another node is at it. The lock goes with its connection:
 * a node that dies gives it back, and `lost` says when it has gone while the work goes on.
 */
export async function onceASite<Done>(
  url: string,
  name: JobName | 'purges',
  run: (lost: Promise<void>) => Promise<Done>,
): Promise<Done | null> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const client = new pg.Client({
    connectionString: url,
    application_name: `foyer ${name}`,
    keepAlive: true,
    query_timeout: beatMs,
  });
  client.on('error', () => lose());
  client.on('end', () => lose());
  await client.connect();
  // A connection that is cut in silence says nothing by itself.
  const beat = setInterval(() => void client.query('select').catch(() => lose()), beatMs).unref();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
      jobLock,
      name,
    ]);
    return rows[0]?.mine ? await run(lost) : null;
  } finally {
    clearInterval(beat);
    await client.end().catch(() => undefined);
  }
}
