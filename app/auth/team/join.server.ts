import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { consume, type Limit } from '../rate-limit.server.ts';
import type { Role } from '../viewer.ts';
import { invitationHash } from './invitation-token.server.ts';

export type Invited = { email: string; first_name: string; last_name: string; role: Role };

const hour = 60 * 60;
/** Guessing a link is hopeless anyway; this keeps the hashing of passwords from becoming a lever. */
const joinLimit: Limit = { name: 'join', maximum: 20, windowSeconds: hour };

const openInvitation = `
  select id, email, first_name, last_name, role from "user" join invitation on invitation.user_id = "user".id
  where token_hash = $1 and expires_at > now() and disabled_at is null
    and not exists (select from account where account.user_id = "user".id)`;

/** Whose invitation it is; null when it has been followed, taken back or has expired. Looking at it uses nothing up. */
export async function readInvitation(token: string): Promise<Invited | null> {
  const hash = invitationHash(token);
  if (!hash) return null;
  const { rows } = await pool().query<Invited>(openInvitation, [hash]);
  return rows[0] ?? null;
}

type Joining = { token: string; first_name: string; last_name: string; password: string; address: string };
type JoinAnswer =
  | { kind: 'joined'; email: string }
  | { kind: 'expired' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Follows an invitation: the person gets their password, and the link opens nothing more. */
export async function joinTeam({ token, first_name, last_name, password, address }: Joining): Promise<JoinAnswer> {
  const wait = await consume(joinLimit, address);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const hash = invitationHash(token);
  if (!hash) return { kind: 'expired' };
  const hashed = await hashPassword(password);
  return transaction(async (tx) => {
    // Whoever deletes the row is the one who joins, however many press at once.
    const { rows } = await tx.execute<{ id: string; email: string }>(sql`
      delete from invitation using "user"
      where "user".id = invitation.user_id and token_hash = ${hash} and expires_at > now() and disabled_at is null
        and not exists (select from account where account.user_id = "user".id)
      returning "user".id, "user".email`);
    const [person] = rows;
    if (!person) return { kind: 'expired' };
    const { id, email } = person;
    const name = [first_name, last_name].filter(Boolean).join(' ') || email.replace(/@.*/, '');
    await tx.execute(sql`
      update "user" set first_name = ${first_name}, last_name = ${last_name}, name = ${name}, email_verified = true,
        updated_at = now() where id = ${id}`);
    await tx.execute(sql`
      insert into account (id, account_id, provider_id, user_id, password)
      values (${randomUUID()}, ${id}, 'credential', ${id}, ${hashed})`);
    await audit(tx, { by: id, action: 'user:join', type: 'user', id, detail: { email } });
    return { kind: 'joined', email };
  });
}
