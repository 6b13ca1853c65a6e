import { sql } from 'drizzle-orm';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { addressProblem } from './addresses.server.ts';
import { goLive } from './go-live.server.ts';
import type { PageDocument } from './page-document.ts';
import { goOffline } from './unpublish.server.ts';
import type { Deed } from './waiting.ts';

type Due = { id: string; page_id: string; locale: Locale; action: Deed; by_user: string | null; version_id: string };

export type Done = { page: string; locale: Locale; action: Deed; outcome: string };

/**
 * Does what is due at this instant, oldest first, each in a transaction of its own. Several nodes may ask at the same
 * moment: a row that one of them holds is passed over by the others, so each is done once.
 */
export async function doWhatIsDue({
  now,
  definitions,
}: {
  now: Temporal.Instant;
  definitions: Definitions;
}): Promise<Done[]> {
  const done: Done[] = [];
  for (;;) {
    const one = await transaction(async (tx) => {
      const { rows } = await tx.execute<Due>(sql`
        select id, object_id as page_id, locale, action, by_user, version_id from scheduled_publication
        where content_type = 'page' and done_at is null and due_at <= ${now.toString()}::timestamptz
        order by due_at, created_at limit 1 for update skip locked`);
      const [due] = rows;
      if (!due) return null;
      const outcome = await perform(tx, due, definitions);
      await tx.execute(sql`
        update scheduled_publication set done_at = clock_timestamp(), outcome = ${outcome} where id = ${due.id}`);
      return { page: due.page_id, locale: due.locale, action: due.action, outcome };
    });
    if (!one) return done;
    done.push(one);
  }
}

async function perform(tx: Transaction, due: Due, definitions: Definitions): Promise<string> {
  const { page_id: pageId, locale, action, by_user: userId, version_id } = due;
  await tx.execute(sql`select id from page where id = ${pageId} for update`);
  if (action === 'unpublish') return (await goOffline(tx, { pageId, locale, userId })) ? 'done' : 'was-offline';
  const { rows } = await tx.execute<{ id: string; n: number; doc: PageDocument }>(sql`
    select version.id, n, doc from version join page on page.id = version.object_id and page.deleted_at is null
    where version.id = ${version_id}`);
  const [found] = rows;
  if (!found) return 'page-gone';
  const { doc, ...version } = found;
  // Somebody else may have taken the address since.
  const problem = await addressProblem(tx, { pageId, locale, slug: doc.page.slug });
  if (problem) return problem;
  await goLive(tx, { pageId, locale, version, doc, userId, definitions, action: 'publish:scheduled' });
  return 'done';
}
