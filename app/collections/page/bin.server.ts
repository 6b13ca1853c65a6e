import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { binDays } from '#app/cms/draft/deleted-modules.server.ts';
import { db, transaction } from '#app/db/client.server.ts';
import { audit, page } from '#app/db/schema.ts';
import type { Localized } from '#app/i18n/locale.ts';
import type { PageRefusal, PageSaved } from './page-answer.ts';
import { livesAt, positionAt } from './page-tree.server.ts';
import { siteIndexTag } from './site-index.server.ts';

export type BinnedPage = { id: string; title: Localized<string>; deleted_at: string; by: string | null };

/** Deleted pages that can still be brought back, last deleted first. */
export async function pagesInBin(): Promise<BinnedPage[]> {
  const { rows } = await db().execute<BinnedPage>(sql`
    select page.id, title, "user".name as by,
           to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as deleted_at
    from page left join "user" on "user".id = page.updated_by
    where deleted_at > now() - make_interval(days => ${binDays})
    order by deleted_at desc limit 100`);
  return rows;
}

/** Brings a page back as a draft, offline in every language, at the end of its old place or of the top. */
export function restorePage({ id, viewer }: { id: string; viewer: Viewer }): Promise<PageSaved | PageRefusal> {
  return transaction(async (tx) => {
    if (viewer.kind === 'visitor' || !can(viewer, 'page:delete')) return { kind: 'forbidden' };
    const [found] = await tx
      .select({ rev: page.rev, parent: page.parent_id })
      .from(page)
      .where(and(eq(page.id, id), isNotNull(page.deleted_at)))
      .for('update');
    if (!found) return { kind: 'gone' };
    const parent = found.parent && (await livesAt(tx, found.parent)) ? found.parent : null;
    const position = await positionAt(tx, { parent });
    const rev = found.rev + 1;
    await tx
      .update(page)
      .set({
        deleted_at: null,
        parent_id: parent,
        position,
        rev,
        updated_by: viewer.id,
        updated_at: sql`clock_timestamp()`,
      })
      .where(eq(page.id, id));
    await tx
      .insert(audit)
      .values({ user_id: viewer.id, action: 'page:restore', content_type: 'page', object_id: id, detail: {} });
    await bumpEpoch(tx, [`page:${id}`, siteIndexTag]);
    return { kind: 'saved', id, rev };
  });
}
