import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { audit } from '#app/db/audit.server.ts';
import { transaction } from '#app/db/client.server.ts';

/** Asks for a backup now: the jobs of the site look every minute and make one at a time. */
export function askForBackup(actor: Actor): Promise<'forbidden' | 'unplanned' | 'asked'> {
  return transaction(async (tx) => {
    if (!may(actor, 'backup:write')) return 'forbidden';
    const { rows } = await tx.execute(sql`select 1 from job_run where name = 'backup-plan'`);
    if (rows.length === 0) return 'unplanned';
    await tx.execute(sql`
      insert into job_run (name, done_at) values ('backup-request', clock_timestamp())
      on conflict (name) do update set done_at = excluded.done_at`);
    await audit(tx, { by: idOf(actor), action: 'backup:ask' });
    return 'asked';
  });
}
