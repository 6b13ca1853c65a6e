import { sql } from 'drizzle-orm';
import { type Actor, idOf } from '#app/auth/actor.ts';
import type { Transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Values } from '../field-set.ts';

type Noted = { id: string; detail: Values };
type Act = { actor: Actor; action: string; type: string; locale?: Locale };

/** One audit entry for each of these entries, in the transaction of the write; hundreds of them in one statement. */
export async function auditEntries(
  tx: Transaction,
  noted: readonly Noted[],
  { actor, action, type, locale }: Act,
): Promise<void> {
  if (noted.length === 0) return;
  await tx.execute(sql`
    insert into audit (user_id, action, content_type, object_id, locale, detail)
    select ${idOf(actor)}, ${action}, ${type}, id, ${locale ?? null}, detail
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as row (id uuid, detail jsonb)`);
}
