import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { afterCommit, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { can } from '../policy.ts';
import { forgetViewers } from '../viewer.server.ts';
import type { Viewer } from '../viewer.ts';

export type Profile = { first_name: string; last_name: string; locale: Locale };

/** Writes down what somebody wants to be called, and in which language they are written to. */
export function saveProfile({ first_name, last_name, locale }: Profile, viewer: Viewer): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'account:write')) return 'forbidden';
    const { id, email } = viewer;
    const name = [first_name, last_name].filter(Boolean).join(' ') || email.replace(/@.*/, '');
    await tx.execute(sql`
      update "user" set first_name = ${first_name}, last_name = ${last_name}, name = ${name}, locale = ${locale},
        updated_at = now() where id = ${id}`);
    await audit(tx, { by: id, action: 'account:profile', type: 'user', id, detail: { name, locale } });
    afterCommit(tx, forgetViewers);
    return null;
  });
}
