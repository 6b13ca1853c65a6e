import pg from 'pg';
import type { JobName } from './job-runs.ts';

/** Any fixed number; the second one is made from the name of the job. */
const jobLock = 7_206_120;

/**
 * Does something on one node of the site at a time, `null` where another node is at it. The lock goes with its connection:
 * a node that dies gives it back.
 */
export async function onceASite<Done>(url: string, name: JobName, run: () => Promise<Done>): Promise<Done | null> {
  const client = new pg.Client({ connectionString: url, application_name: `foyer ${name}`, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
      jobLock,
      name,
    ]);
    return rows[0]?.mine ? await run() : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
