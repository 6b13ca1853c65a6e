import { verifyPassword } from 'better-auth/crypto';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { consume, forgive, type Limit } from '../rate-limit.server.ts';
import type { Editor } from '../viewer.ts';

/** Somebody at a browser that was left open guesses no further. */
export const ownPasswordLimit: Limit = { name: 'own-password', maximum: 10, windowSeconds: 15 * 60 };

/** Counts one attempt of somebody logged in to give their own password; null means go on, a number is seconds to wait. */
export function countOwnPassword(id: string): Promise<number | null> {
  return consume(ownPasswordLimit, id);
}

type Credential = { hash: string; locale: Locale | null };

/** The hash of somebody's password, and the language of letters to them; null for who has none. */
export async function credentialOf(id: string): Promise<Credential | null> {
  const { rows } = await pool().query<Credential>(
    `select account.password as hash, "user".locale from account join "user" on "user".id = user_id
     where user_id = $1 and provider_id = 'credential' and account.password is not null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether somebody logs in with a password at all. */
export async function hasOwnPassword({ id }: Editor): Promise<boolean> {
  return (await credentialOf(id)) !== null;
}

/** Whether it is really them, as far as they have a password. */
export async function isOwner({ id }: Editor, password: string): Promise<boolean> {
  const known = await credentialOf(id);
  if (!known) return true;
  if ((await countOwnPassword(id)) !== null || !(await verifyPassword({ hash: known.hash, password }))) return false;
  await forgive(ownPasswordLimit, id);
  return true;
}
