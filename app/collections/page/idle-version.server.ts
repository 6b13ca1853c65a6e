import { sql } from 'drizzle-orm';
import { ownersAbove } from '#app/cms/draft/module-rows.server.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { db, type Transaction, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { documentChanges } from './document-changes.ts';
import { draftDocument } from './draft-document.server.ts';
import type { PageDocument } from './page-document.ts';
import { writeVersion } from './write-version.server.ts';

/** So long nobody has written on a page before the next change is the beginning of something new. */
const idleMinutes = 30;

type Idle = { module: string; definitions: Definitions; userId: string | null; now: Temporal.Instant };

/**
 * Asked before a change of a module: keeps the draft as it was left when nobody has written on its page for half an
 * hour, in each language that differs from its newest version. Answers how many versions were kept.
 */
export async function keepIdleVersions({ module, definitions, userId, now }: Idle): Promise<number> {
  const pageId = await idlePageOf(module, now);
  if (pageId === null) return 0;
  return transaction(async (tx) => {
    let kept = 0;
    for (const locale of locales) {
      const doc = await draftDocument(tx, { pageId, locale, definitions });
      if (!doc || !(await isNew(tx, pageId, { locale, doc }))) continue;
      await writeVersion(tx, { pageId, locale, kind: 'idle', userId, doc });
      kept += 1;
    }
    return kept;
  });
}

/** The page a module stands on, when nobody has written on it for so long. */
async function idlePageOf(module: string, now: Temporal.Instant): Promise<string | null> {
  if (now.epochMilliseconds < (busyUntil.get(module) ?? 0)) return null;
  const { rows } = await db().execute<{ page_id: string; idle_from: number | null }>(sql`
    select object_id as page_id, extract(epoch from (
      select max(at) + make_interval(mins => ${idleMinutes}) from op_log where page_id = object_id
    ))::float * 1000 as idle_from
    from (${ownersAbove(module)}) as owner where content_type = 'page'`);
  const [page] = rows;
  if (!page || page.idle_from === null) return null;
  if (now.epochMilliseconds > page.idle_from) return page.page_id;
  if (busyUntil.size >= mostRemembered) busyUntil.clear();
  busyUntil.set(module, page.idle_from);
  return null;
}

/**
 * Modules whose page cannot lie idle before this moment (epoch milliseconds), because somebody has written there. Later
 * writes, on whatever node, only move it on: while somebody goes on typing, nothing need be asked.
 */
const busyUntil = new Map<string, number>();
const mostRemembered = 1_000;

/** Nothing is kept twice: opening a page after a night and changing a letter does not double what was published. */
async function isNew(
  tx: Transaction,
  pageId: string,
  { locale, doc }: { locale: Locale; doc: PageDocument },
): Promise<boolean> {
  const { rows } = await tx.execute<{ doc: PageDocument }>(sql`
    select doc from version where content_type = 'page' and object_id = ${pageId} and locale = ${locale}
    order by n desc limit 1`);
  const { modules, page: fields } = documentChanges(rows[0]?.doc ?? null, doc, locale);
  return modules.length > 0 || fields.length > 0;
}
