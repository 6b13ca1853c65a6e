import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { providerPrefix } from './provider-prefix.ts';
import type { ProviderProblem } from './provider-problem.ts';

/** Whom the provider has let in: by its own name for them, which never changes hands, and by their e-mail address. */
export type Identity = { issuer: string; subject: string; email: string | null; isVerified: boolean };

type Found = { kind: 'found'; id: string } | { kind: 'problem'; problem: ProviderProblem };

/**
 * The person of the team with this identity. The first time it is found by the address an administrator has invited, and
 * then by the identity alone: an address that goes to a successor does not bring the rights of who had it before.
 */
export function personOf({ issuer, subject, email, isVerified }: Identity): Promise<Found> {
  const link = { provider: `${providerPrefix}${issuer}`, subject };
  return transaction(async (tx): Promise<Found> => {
    const linked = await linkedPerson(tx, link);
    if (linked) return { kind: 'found', id: linked };
    if (!email || !isVerified) return { kind: 'problem', problem: 'unverified' };
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from "user" where email = ${email} and disabled_at is null for update`);
    const id = rows[0]?.id;
    if (!id) return { kind: 'problem', problem: 'unknown' };
    // Two browsers at once: whoever waited for the row finds the link that the other has made.
    const linkedMeanwhile = await linkedPerson(tx, link);
    if (linkedMeanwhile) return { kind: 'found', id: linkedMeanwhile };
    return (await linkPerson(tx, { ...link, id })) ? { kind: 'found', id } : { kind: 'problem', problem: 'unknown' };
  });
}

type Link = { provider: string; subject: string };

async function linkedPerson(tx: Transaction, { provider, subject }: Link): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from account where provider_id = ${provider} and account_id = ${subject}`);
  return rows[0]?.id ?? null;
}

/** Whether it was linked: a person is linked with one account of a provider. Who was invited has joined with that. */
async function linkPerson(tx: Transaction, { provider, subject, id }: Link & { id: string }): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into account (id, account_id, provider_id, user_id)
    select ${randomUUID()}, ${subject}, ${provider}, ${id}
    where not exists (select from account where user_id = ${id} and provider_id = ${provider})`);
  if (!rowCount) return false;
  await tx.execute(sql`delete from invitation where user_id = ${id}`);
  await tx.execute(sql`update "user" set email_verified = true, updated_at = now() where id = ${id}`);
  await audit(tx, { by: id, action: 'user:link', type: 'user', id, detail: { provider } });
  return true;
}
