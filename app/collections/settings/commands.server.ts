import { sql } from 'drizzle-orm';
import type { Editor } from '#app/auth/viewer.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { type StoredSettings, settingsTag } from './settings.server.ts';

/** Writes the settings that are named and leaves the others as they are. Every page of the site is drawn anew. */
export function saveSettings(changes: Partial<StoredSettings>, actor: Editor): Promise<void> {
  return transaction(async (tx) => {
    const value = JSON.stringify(changes);
    await tx.execute(sql`
      insert into setting (key, value) values ('site', ${value}::jsonb)
      on conflict (key) do update set value = setting.value || excluded.value`);
    await tx.execute(sql`
      insert into audit (user_id, action, content_type, detail)
      values (${actor.id}, 'settings:save', 'setting', ${value}::jsonb)`);
    await bumpEpoch(tx, [settingsTag]);
  });
}
