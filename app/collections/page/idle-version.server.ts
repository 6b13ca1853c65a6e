import { sql } from 'drizzle-orm';
import { ownerOf } from '#app/cms/draft/module-rows.server.ts';
import type { Definitions } from '#app/cms/view-nodes.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
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
export function keepIdleVersions({ module, definitions, userId, now }: Idle): Promise<number> {
  return transaction(async (tx) => {
    const owner = await ownerOf(tx, module);
    if (owner?.content_type !== 'page' || !(await isIdle(tx, owner.object_id, now))) return 0;
    let kept = 0;
    for (const locale of locales) {
      const doc = await draftDocument(tx, { pageId: owner.object_id, locale, definitions });
      if (!doc || !(await isNew(tx, owner.object_id, { locale, doc }))) continue;
      await writeVersion(tx, { pageId: owner.object_id, locale, kind: 'idle', userId, doc });
      kept += 1;
    }
    return kept;
  });
}

async function isIdle(tx: Transaction, pageId: string, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await tx.execute<{ idle: boolean | null }>(sql`
    select max(at) < ${now.toString()}::timestamptz - make_interval(mins => ${idleMinutes}) as idle
    from op_log where page_id = ${pageId}`);
  return rows[0]?.idle ?? false;
}

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
