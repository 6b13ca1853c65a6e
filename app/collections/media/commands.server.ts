import { sql } from 'drizzle-orm';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { transaction } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { mediaColumns } from '#app/media/media-records.server.ts';

export type MediaChange = {
  id: string;
  userId: string;
  alt?: Localized<string> | undefined;
  credit?: Localized<string> | undefined;
  focal?: { x: number; y: number } | undefined;
};

/** Changes the words and the focal point of a picture; languages that are not named stay as they are. */
export async function changeMedia({
  id,
  userId,
  alt = {},
  credit = {},
  focal,
}: MediaChange): Promise<MediaRecord | null> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<MediaRecord>(sql`
      update media set alt = alt || ${JSON.stringify(alt)}::jsonb, credit = credit || ${JSON.stringify(credit)}::jsonb,
        focal = coalesce(${focal ? JSON.stringify(focal) : null}::jsonb, focal)
      where id = ${id} and deleted_at is null
      returning ${mediaColumns}`);
    if (!rows[0]) return null;
    await tx.execute(sql`
      insert into audit (user_id, action, content_type, object_id, detail)
      values (${userId}, 'media-change', 'media', ${id}, ${JSON.stringify({ alt, credit, focal })}::jsonb)`);
    await bumpEpoch(tx, [`media:${id}`]);
    return rows[0];
  });
}
