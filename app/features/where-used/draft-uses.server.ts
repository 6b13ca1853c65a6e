import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** A page or an entry whose draft points at something, though visitors do not read that of it; `number` is that of an entry. */
export type DraftUse = { type: string; id: string; number: number | null; title: string };

const most = 50;

/** Drafts that point at it and are not online with it. */
export async function draftUses({ type, id }: { type: string; id: string }, locale: Locale): Promise<DraftUse[]> {
  const { rows } = await db().execute<DraftUse>(sql`
    with owner as (
      select distinct owner_type, owner_id from reference as draft
      where target_type = ${type} and target_id = ${id}::uuid and source_type <> 'publication' and owner_id <> ${id}::uuid
        and not exists (select from reference as live where live.source_type = 'publication'
          and live.owner_id = draft.owner_id and live.target_type = ${type} and live.target_id = ${id}::uuid)
      union select 'page', id from page where og_image = ${id}::uuid
    )
    select type, id, number::float8 as number,
           coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), nullif(label_de, ''), label_en) as title
    from owner join entry on entry.id = owner_id and deleted_at is null
    union all
    select 'page', id, null, coalesce(nullif(title->>${locale}, ''), title->>'de', title->>'en', '')
    from owner join page on page.id = owner_id and deleted_at is null
    order by 1, 4 limit ${most}`);
  return rows;
}
