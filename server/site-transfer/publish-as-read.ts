import { sql } from 'drizzle-orm';
import { mediaByIds } from '#app/cms/collection/entry-rows.server.ts';
import { publishVersions } from '#app/cms/publishing/publication-changes.server.ts';
import { writeVersions } from '#app/cms/publishing/write-versions.server.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { withInner } from '#app/cms/site-format/write-object.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { adapterOf } from '#app/features/editing/content-owner.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { kindOf } from './kinds.ts';

type Publishing = { draft: SiteObject; object: SiteObject; locale: Locale };

/**
 * Publishes what visitors read on the site that was exported, while the draft stays what it is. Answers why it cannot be,
 * or null.
 */
export function publishAsRead({ draft, object, locale }: Publishing): Promise<string | null> {
  const { id, type } = object;
  const adapter = adapterOf(type, contentModel);
  const bare = kindOf(type).document(object, { number: Number(draft.head.number), locale });
  return transaction(async (tx) => {
    const media = await mediaByIds(tx, adapter.mediaIn(bare, locale));
    const doc = { ...bare, media: [...media.values()] };
    const problem = await adapter.addressProblem(tx, { id, doc }, { locale });
    if (problem) return problem;
    const versions = await writeVersions(tx, [{ id, doc }], { type, locale, kind: 'publish', by: null });
    await publishVersions(tx, versions, { adapter, locale, by: null, action: 'publish' });
    await touchDraft(tx, draft);
    return null;
  });
}

/** The draft is younger than what is published from now on: by that everybody knows that it has moved on. */
async function touchDraft(tx: Transaction, { id, slots }: SiteObject): Promise<void> {
  const ids = Object.values(slots)
    .flat()
    .flatMap(withInner)
    .map((module) => module.id);
  await tx.execute(sql`update page set updated_at = clock_timestamp() where id = ${id}`);
  await tx.execute(sql`update module set updated_at = clock_timestamp() where id = any(${sql.param(ids)}::uuid[])`);
}
