import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { afterCommit, transaction } from '#app/db/client.server.ts';
import siteConfig from '#site-config';
import { auth } from '../auth-runtime.server.ts';
import { sendChangedLetter } from '../password-letters.server.ts';
import { type PasswordProblem, passwordProblem } from '../password-problem.server.ts';
import { can } from '../policy.ts';
import { forgive } from '../rate-limit.server.ts';
import { forgetViewers } from '../viewer.server.ts';
import type { Viewer } from '../viewer.ts';
import { currentSessionId } from './current-session.server.ts';
import { countOwnPassword, credentialOf, ownPasswordLimit } from './own-credential.server.ts';

type Change = { current: string; next: string; viewer: Viewer; headers: Headers };
export type ChangeAnswer =
  | { kind: 'changed' | 'wrong' | 'forbidden' | PasswordProblem }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Gives somebody another password; their sessions in other browsers end with the old one. */
export async function changePassword({ current, next, viewer, headers }: Change): Promise<ChangeAnswer> {
  if (viewer.kind === 'visitor') return { kind: 'forbidden' };
  const { id, email } = viewer;
  const wait = await countOwnPassword(id);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const known = await credentialOf(id);
  if (!known || !(await verifyPassword({ hash: known.hash, password: current }))) return { kind: 'wrong' };
  await forgive(ownPasswordLimit, id);
  const problem = await passwordProblem(next, [email, viewer.first_name, viewer.last_name, siteConfig.shortName]);
  if (problem) return { kind: problem };
  const [hash, session] = await Promise.all([hashPassword(next), currentSessionId(headers)]);
  const kind = await transaction(async (tx) => {
    if (!can(viewer, 'account:write')) return 'forbidden';
    // Against the one that was compared: of two changes at once the second finds another password.
    const { rowCount } = await tx.execute(sql`
      update account set password = ${hash}, updated_at = now()
      where user_id = ${id} and provider_id = 'credential' and password = ${known.hash}`);
    if (!rowCount) return 'wrong';
    await tx.execute(sql`delete from session where user_id = ${id} and id is distinct from ${session}`);
    await audit(tx, { by: id, action: 'account:password', type: 'user', id });
    afterCommit(tx, forgetViewers);
    return 'changed';
  });
  const { site, origin } = auth();
  if (kind === 'changed') await sendChangedLetter(email, { site, baseUrl: origin, locale: known.locale });
  return { kind };
}
