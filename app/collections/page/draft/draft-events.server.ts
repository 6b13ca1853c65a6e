import { sql } from 'drizzle-orm';
import { noticeTag } from '#app/cache/changes.ts';
import { announceNotice } from '#app/cache/epoch.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { db, transaction } from '#app/db/client.server.ts';

/** Where somebody is who has the page open to edit it. */
export type Presence = {
  tab: string;
  module: string | null;
  field: string | null;
  is_hidden: boolean;
};

export type Person = Presence & { user: string; name: string };

/** A tab that has not said anything for so long is closed, or its computer asleep. */
const longestSilence = '30 seconds';

export function peopleTag(pageId: string): string {
  return noticeTag('people', pageId);
}

/** A tab says where it is, again at least every ten seconds; `leaves` when it closes. */
export function updatePresence(
  pageId: string,
  userId: string,
  { tab, ...where }: Presence,
  leaves: boolean,
): Promise<void> {
  return transaction(async (tx) => {
    if (leaves) await tx.execute(sql`delete from editing_session where tab = ${tab} and user_id = ${userId}`);
    else
      await tx.execute(sql`
        insert into editing_session (tab, page_id, user_id, module_id, field, is_hidden)
        values (${tab}, ${pageId}, ${userId}, ${where.module}, ${where.field}, ${where.is_hidden})
        on conflict (tab) do update set page_id = excluded.page_id, module_id = excluded.module_id,
          field = excluded.field, is_hidden = excluded.is_hidden, seen_at = clock_timestamp()
        where editing_session.user_id = excluded.user_id`);
    await tx.execute(sql`delete from editing_session where seen_at < now() - interval '1 hour'`);
    await announceNotice(tx, peopleTag(pageId));
  });
}

export async function peopleOn(pageId: string): Promise<Person[]> {
  const { rows } = await db().execute<Person>(sql`
    select tab, user_id as user, module_id as module, field, is_hidden,
           coalesce(nullif(trim(first_name || ' ' || last_name), ''), name) as name
    from editing_session join "user" on "user".id = user_id
    where page_id = ${pageId} and seen_at > now() - ${longestSilence}::interval
    order by name, tab`);
  return rows;
}

/** The revision of every living module of a page or an entry. */
export async function revisionsOf({ type, id }: { type: string; id: string }): Promise<Map<string, number>> {
  const { rows } = await db().execute<{ id: string; rev: number }>(sql`
    with recursive tree as (
      select id, rev from module
      where content_type = ${type} and object_id = ${id} and parent_id is null and deleted_at is null
      union all
      select module.id, module.rev from module join tree on module.parent_id = tree.id where module.deleted_at is null
    ) select id, rev from tree`);
  return new Map(rows.map(({ id, rev }) => [id, rev]));
}

export type ChangedNode = ModuleNode & { by: string | null };

/** Living modules as they are now, with the name of whoever saved them last. */
export async function nodesNow(ids: readonly string[]): Promise<ChangedNode[]> {
  const { rows } = await db().execute<ChangedNode>(sql`
    select module.id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n, hidden_in,
           schema_version, rev, coalesce(nullif(trim(first_name || ' ' || last_name), ''), "user".name) as by
    from module left join "user" on "user".id = module.updated_by
    where module.id = any(${sql.param([...ids])}::uuid[]) and deleted_at is null`);
  return rows;
}
