import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Actor, idOf, may } from '../actor.ts';
import { onPerson, type Permissions, type TeamProblem } from './commands.server.ts';
import { sendInvitation } from './invitation-letter.server.ts';
import { invitationHash, newInvitationToken } from './invitation-token.server.ts';
import { getPerson } from './people.server.ts';

/** How long the link of an invitation waits for whoever is on holiday. */
export const invitationDays = 7;

export type NewPerson = Permissions & { email: string; first_name: string; last_name: string; locale: Locale };

/** What became of an invitation: a problem, or whether its letter is on the way. */
export type InviteOutcome = { problem: TeamProblem | 'known' } | { problem: null; isSent: boolean };

/** Makes room for a person and sends the letter by which they come in. */
export async function invitePerson(person: NewPerson, actor: Actor): Promise<InviteOutcome> {
  const token = newInvitationToken();
  const id = randomUUID();
  const problem = await transaction(async (tx) => {
    if (!may(actor, 'user:write')) return 'forbidden';
    const { email, first_name, last_name, locale, role, may_write_html } = person;
    const rights = may_write_html ? ['html'] : [];
    const name = [first_name, last_name].filter(Boolean).join(' ') || email.replace(/@.*/, '');
    const { rowCount } = await tx.execute(sql`
      insert into "user" (id, name, email, role, first_name, last_name, rights, locale)
      values (${id}, ${name}, ${email}, ${role}, ${first_name}, ${last_name}, ${sql.param(rights)}::text[], ${locale})
      on conflict (email) do nothing`);
    if (!rowCount) return 'known';
    await storeInvitation(tx, id, token);
    const detail = { email, role, may_write_html };
    await audit(tx, { by: idOf(actor), action: 'user:invite', type: 'user', id, detail });
    return null;
  });
  return problem ? { problem } : { problem: null, isSent: await sendInvitation({ ...person, token }) };
}

/** Sends the letter again, with a new link; the one before opens nothing any more. */
export async function inviteAgain(id: string, actor: Actor): Promise<InviteOutcome> {
  const token = newInvitationToken();
  const problem = await onPerson({ id, actor }, async (tx, { has_joined, is_disabled }) => {
    if (has_joined || is_disabled) return 'joined';
    await storeInvitation(tx, id, token);
    return { action: 'user:invite', detail: { again: true } };
  });
  if (problem) return { problem };
  const person = await getPerson(id);
  return person ? { problem: null, isSent: await sendInvitation({ ...person, token }) } : { problem: 'gone' };
}

/** Takes back an invitation that nobody has followed, and forgets the person. */
export function withdrawInvitation(id: string, actor: Actor): Promise<TeamProblem | null> {
  return onPerson({ id, actor, mayBeOneself: false }, async (tx, { has_joined }) => {
    if (has_joined) return 'joined';
    await tx.execute(sql`delete from "user" where id = ${id}`);
    return { action: 'user:withdraw' };
  });
}

async function storeInvitation(tx: Transaction, id: string, token: string): Promise<void> {
  await tx.execute(sql`
    insert into invitation (user_id, token_hash, expires_at)
    values (${id}, ${invitationHash(token)}, now() + make_interval(days => ${invitationDays}))
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`);
}
