import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { afterCommit, type Transaction, transaction } from '#app/db/client.server.ts';
import { type Actor, idOf, may } from '../actor.ts';
import { providerPrefix } from '../provider/provider-prefix.ts';
import { forgetViewers } from '../viewer.server.ts';
import type { Role } from '../viewer.ts';

export type TeamProblem = 'forbidden' | 'gone' | 'oneself' | 'joined';

/** A person as a command finds them; nobody else changes them until it is done. */
export type FoundPerson = {
  id: string;
  email: string;
  role: Role;
  rights: string[];
  is_disabled: boolean;
  has_joined: boolean;
};

export type Permissions = { role: Role; may_write_html: boolean };

/** Gives a person another role, and the right to write HTML or not; both count at their next request. */
export function changePermissions(id: string, { role, may_write_html }: Permissions, actor: Actor) {
  return onPerson({ id, actor, mayBeOneself: false }, async (tx, { rights, role: before }) => {
    const after = [...rights.filter((right) => right !== 'html'), ...(may_write_html ? ['html'] : [])];
    await tx.execute(
      sql`update "user" set role = ${role}, rights = ${sql.param(after)}::text[], updated_at = now() where id = ${id}`,
    );
    return { action: 'user:change', detail: { role, may_write_html, before: { role: before, rights } } };
  });
}

/** From the next request on the person is a visitor, and no login, letter or invitation lets them in. */
export function disablePerson(id: string, actor: Actor) {
  return onPerson({ id, actor, mayBeOneself: false }, async (tx) => {
    await tx.execute(sql`update "user" set disabled_at = coalesce(disabled_at, now()) where id = ${id}`);
    await tx.execute(sql`delete from session where user_id = ${id}`);
    await tx.execute(sql`delete from invitation where user_id = ${id}`);
    return { action: 'user:disable' };
  });
}

/** The person may log in again, with the password they had. */
export function enablePerson(id: string, actor: Actor) {
  return onPerson({ id, actor }, async (tx) => {
    await tx.execute(sql`update "user" set disabled_at = null where id = ${id}`);
    return { action: 'user:enable' };
  });
}

/** Ends every session of a person, in all browsers. */
export function endSessions(id: string, actor: Actor) {
  return onPerson({ id, actor }, async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from session where user_id = ${id}`);
    return { action: 'user:sign-out', detail: { sessions: rowCount } };
  });
}

/** For who has lost telephone and recovery codes: their password is enough again, and every session ends. */
export function removeSecondFactor(id: string, actor: Actor) {
  return onPerson({ id, actor, mayBeOneself: false }, async (tx) => {
    await tx.execute(sql`delete from two_factor where user_id = ${id}`);
    await tx.execute(sql`delete from passkey where user_id = ${id}`);
    await tx.execute(sql`update "user" set two_factor_enabled = false where id = ${id}`);
    await tx.execute(sql`delete from session where user_id = ${id}`);
    return { action: 'user:remove-second-factor' };
  });
}

/**
 * The person's account at the venue's provider is no longer theirs here, and every session ends. Their next login with the
 * provider joins whichever account it is then that has their address.
 */
export function unlinkProvider(id: string, actor: Actor) {
  return onPerson({ id, actor, mayBeOneself: false }, async (tx) => {
    await tx.execute(sql`delete from account where user_id = ${id} and starts_with(provider_id, ${providerPrefix})`);
    await tx.execute(sql`delete from session where user_id = ${id}`);
    return { action: 'user:unlink' };
  });
}

type Target = { id: string; actor: Actor; mayBeOneself?: boolean };
type Done = { action: string; detail?: object };

/**
 * Runs a command on a person. Whoever asks is an administrator while it runs, because their row is locked with the other
 * one; nobody may take their own rights away. So there is always one administrator left.
 */
export function onPerson(
  { id, actor, mayBeOneself = true }: Target,
  command: (tx: Transaction, person: FoundPerson) => Promise<Done | TeamProblem>,
): Promise<TeamProblem | null> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<FoundPerson>(sql`
      select id, email, role, rights, disabled_at is not null as is_disabled,
             exists (select from account where user_id = "user".id) as has_joined from "user"
      where id in (${id}, ${idOf(actor) ?? id}) order by id for update`);
    if (!isPermitted(actor, rows)) return 'forbidden';
    const person = rows.find((row) => row.id === id);
    if (!person) return 'gone';
    if (id === idOf(actor) && !mayBeOneself) return 'oneself';
    const done = await command(tx, person);
    if (typeof done === 'string') return done;
    const { action, detail = {} } = done;
    await audit(tx, { by: idOf(actor), action, type: 'user', id, detail: { email: person.email, ...detail } });
    afterCommit(tx, forgetViewers);
    return null;
  });
}

/** By what the actor is now, not by what they were when the request came. */
function isPermitted(actor: Actor, rows: readonly FoundPerson[]): boolean {
  if (actor.kind !== 'editor') return may(actor, 'user:write');
  const now = rows.find(({ id }) => id === actor.id);
  return now !== undefined && !now.is_disabled && may({ ...actor, role: now.role, rights: now.rights }, 'user:write');
}
