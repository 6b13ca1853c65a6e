import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { trashDays } from '#app/cms/draft/deleted-modules.server.ts';
import type { TrashTable } from '#app/cms/publishing/empty-trash.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { page } from '#app/db/schema.ts';
import type { Localized } from '#app/i18n/locale.ts';
import { pageTag, publishedTag, siteIndexTag } from '../public/site-index.server.ts';
import { livesAt, positionAt } from './page-tree.server.ts';

export type TrashedPage = { id: string; title: Localized<string>; deleted_at: string; by: string | null };

/** Deleted pages that can still be brought back, last deleted first. */
export async function pagesInTrash(): Promise<TrashedPage[]> {
  const { rows } = await db().execute<TrashedPage>(sql`
    select page.id, title, "user".name as by,
           to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as deleted_at
    from page left join "user" on "user".id = page.updated_by
    where deleted_at > now() - make_interval(days => ${trashDays})
    order by deleted_at desc limit 100`);
  return rows;
}

/** A page with others below it stays where it is. */
export async function hasChildren(tx: Transaction, id: string): Promise<boolean> {
  const children = await tx
    .select({ id: page.id })
    .from(page)
    .where(and(eq(page.parent_id, id), isNull(page.deleted_at)))
    .limit(1);
  return children.length > 0;
}

type Change = { id: string; isTrashed: boolean; by: string | null };

/** Takes a page out of the tree, or back to the end of its old place, or of the top where that is gone. */
export async function setPageTrashed(tx: Transaction, { id, isTrashed, by }: Change) {
  const [found] = await tx
    .select({ rev: page.rev, parent_id: page.parent_id })
    .from(page)
    .where(and(eq(page.id, id), isTrashed ? isNull(page.deleted_at) : isNotNull(page.deleted_at)))
    .for('update');
  if (!found) return null;
  const rev = found.rev + 1;
  const place = isTrashed ? {} : await oldPlace(tx, found);
  const deleted_at = isTrashed ? sql`clock_timestamp()` : null;
  await tx
    .update(page)
    .set({ ...place, deleted_at, rev, updated_by: by, updated_at: sql`clock_timestamp()` })
    .where(eq(page.id, id));
  return { rev, tags: [pageTag(id), publishedTag, siteIndexTag] };
}

async function oldPlace(tx: Transaction, found: { parent_id: string | null }) {
  const parent_id = found.parent_id && (await livesAt(tx, found.parent_id)) ? found.parent_id : null;
  return { parent_id, position: await positionAt(tx, { parent: parent_id }) };
}

export const pageTrash: TrashTable = {
  table: sql`page`,
  type: sql`'page'`,
  condition: sql`not exists (select from page as child where child.parent_id = trashed.id and child.deleted_at is null)`,
  // A page below it that is still in the trash comes back at the top, as when its parent was only deleted.
  release: (tx, ids) =>
    tx.execute(sql`update page set parent_id = null where parent_id = any(${sql.param([...ids])}::uuid[])`),
};
