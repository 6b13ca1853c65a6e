import { createHmac } from 'node:crypto';
import { pool } from '#app/db/client.server.ts';
import { auth } from './auth-runtime.server.ts';

export type Limit = { name: string; maximum: number; windowSeconds: number };

/** Counts one attempt in a table all nodes share. Null means go on; a number means: come back in so many seconds. */
export async function consume(limit: Limit, subject: string): Promise<number | null> {
  const { rows } = await pool().query<{ count: number; seconds: number }>(
    `insert into rate_limit (key, count, expires_at) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key) do update set
       count = case when rate_limit.expires_at <= now() then 1 else rate_limit.count + 1 end,
       expires_at = case when rate_limit.expires_at <= now() then excluded.expires_at else rate_limit.expires_at end
     returning count, ceil(extract(epoch from expires_at - now()))::int as seconds`,
    [keyOf(limit, subject), limit.windowSeconds],
  );
  const row = rows[0];
  return row && row.count > limit.maximum ? Math.max(1, row.seconds) : null;
}

/** After a success the account starts afresh; expired rows of others are swept on the way. */
export async function forgive(limit: Limit, subject: string): Promise<void> {
  await pool().query('delete from rate_limit where key = $1 or expires_at < now()', [keyOf(limit, subject)]);
}

/** Neither addresses nor accounts stand in the table in clear. */
function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${createHmac('sha256', auth().secret).update(subject).digest('base64url').slice(0, 32)}`;
}
