import { sql } from 'drizzle-orm';
import { type Actor, idOf, may } from '#app/auth/actor.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { audit } from '#app/db/audit.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { codeFields } from './code-fields.ts';
import { type StoredSettings, settingsTag } from './settings.server.ts';

/** Writes the settings that are named and leaves the others as they are. Every page of the site is rendered anew. */
export function saveSettings(changes: Partial<StoredSettings>, actor: Actor): Promise<'forbidden' | null> {
  return transaction(async (tx) => {
    if (!may(actor, 'settings:write')) return 'forbidden';
    if (codeFields.some((field) => field in changes) && !may(actor, 'html:write')) return 'forbidden';
    const value = JSON.stringify(changes);
    await tx.execute(sql`
      insert into setting (key, value) values ('site', ${value}::jsonb)
      on conflict (key) do update set value = setting.value || excluded.value`);
    await audit(tx, { by: idOf(actor), action: 'settings:save', type: 'setting', detail: changes });
    await bumpEpoch(tx, [settingsTag]);
    return null;
  });
}
