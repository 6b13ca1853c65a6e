import { createHash, randomUUID } from 'node:crypto';
import { pool } from '#app/db/client.server.ts';

const minutes = 5;

/** Keeps a challenge that a device will sign, for one purpose and five minutes. */
export async function keepChallenge(challenge: string, purpose: string): Promise<void> {
  await pool().query(
    `insert into verification (id, identifier, value, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => ${minutes}))`,
    [randomUUID(), nameOf(challenge), purpose],
  );
}

/** Whether this challenge was given out for the purpose; it is used up by asking. */
export async function redeemChallenge(challenge: string, purpose: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'delete from verification where identifier = $1 and value = $2 and expires_at > now()',
    [nameOf(challenge), purpose],
  );
  return rowCount === 1;
}

function nameOf(challenge: string): string {
  return `passkey:${createHash('sha256').update(challenge).digest('base64url')}`;
}
