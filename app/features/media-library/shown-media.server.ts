import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import { isShowable, mediaColumns } from '#app/media/media-records.server.ts';

/** What a command has written, and whether anybody may be shown it. */
export type ShownRow = MediaRecord & { is_showable: boolean };

export const shownColumns = sql`${mediaColumns}, ${isShowable} as is_showable`;

/** Whatever shows it shows it as it is now, or not at all. */
export async function showAsItIs(tx: Transaction, { is_showable, ...record }: ShownRow): Promise<MediaRecord> {
  await rewriteShown(tx, record.id, is_showable ? record : null);
  return record;
}

/**
 * Writes what a picture or file is now into everything that shows it: versions and the rows of lists keep a copy of its
 * record, so that a page is rendered from one row. Without a record it is taken out of them. A version stays what was
 * published: what it names are ids.
 */
async function rewriteShown(tx: Transaction, id: string, record: MediaRecord | null): Promise<void> {
  const owners = sql`(
    select owner_id from reference where target_type = 'media' and target_id = ${id}::uuid
    union select id from page where og_image = ${id}::uuid)`;
  const renewed = (media: ReturnType<typeof sql.raw>) => sql`
    coalesce((select jsonb_agg(each) from jsonb_array_elements(${media}) as each where each->>'id' <> ${id}), '[]'::jsonb)
      || ${JSON.stringify(record ? [record] : [])}::jsonb`;
  await tx.execute(sql`
    update version set doc = jsonb_set(doc, '{media}', ${renewed(sql.raw("doc->'media'"))})
    where object_id in ${owners} and strpos(doc::text, ${id}) > 0`);
  await tx.execute(sql`
    update listing set card = jsonb_set(card, '{media}', ${renewed(sql.raw("card->'media'"))})
    where (object_id in ${owners} or base_id in ${owners}) and strpos(card::text, ${id}) > 0`);
}
