import type pg from 'pg';
import { StartProblem } from '#app/env.server.ts';

const oldestMajor = 15;

/** Refuses a PostgreSQL that is too old for the site's SQL, before anything is written to it. */
export async function requireRecentServer(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ number: string }>("select current_setting('server_version_num') as number");
  const major = Math.floor(Number(rows[0]?.number) / 10_000);
  if (major >= oldestMajor) return;
  throw new StartProblem(
    `The database is PostgreSQL ${major}, Foyer needs ${oldestMajor} or newer: ` +
      'update it, name another in DATABASE_URL, or leave it out to use the database that Foyer brings along.',
  );
}
