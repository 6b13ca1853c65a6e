import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The secret that signs session cookies: made once, kept with the data, the same on every node. */
export async function loadAuthSecret(pool: pg.Pool): Promise<string> {
  const fresh = JSON.stringify(randomBytes(48).toString('base64url'));
  await pool.query(`insert into installation (key, value) values ('auth_secret', $1) on conflict (key) do nothing`, [
    fresh,
  ]);
  const { rows } = await pool.query<{ value: string }>(`select value from installation where key = 'auth_secret'`);
  const secret = rows[0]?.value;
  if (typeof secret !== 'string') throw new Error('The table installation holds no auth_secret.');
  return secret;
}
