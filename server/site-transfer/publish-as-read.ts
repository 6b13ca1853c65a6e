import { sql } from 'drizzle-orm';
import { mediaByIds } from '#app/cms/collection/entry-rows.server.ts';
import { nodesIn } from '#app/cms/compile.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { makeLive } from '#app/cms/publishing/make-live.server.ts';
import type { OwnerDocument } from '#app/cms/publishing/owner-adapter.ts';
import { writeVersions } from '#app/cms/publishing/write-versions.server.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { withInner } from '#app/cms/site-format/write-object.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { adapterOf } from '#app/features/editing/content-owner.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { pageKind } from './kinds.ts';
import { moduleRows } from './module-rows.ts';
import { localizedNames, sharedNames, usualValue } from './page-values.ts';

type Publishing = { draft: SiteObject; object: SiteObject; locale: Locale };

/**
 * Publishes what visitors read on the site that was exported, while the draft stays what it is. Answers why it cannot be,
 * or null.
 */
export function publishAsRead({ draft, object, locale }: Publishing): Promise<string | null> {
  const { id, type } = object;
  const adapter = adapterOf(type, contentModel);
  const bare =
    type === pageKind.type
      ? pageDocument(object, locale)
      : entryDocument(object, { number: Number(draft.head.number), locale });
  return transaction(async (tx) => {
    const media = await mediaByIds(tx, adapter.mediaIn(bare, locale));
    const doc = { ...bare, media: [...media.values()] };
    const problem = await adapter.addressProblem(tx, { id, doc }, { locale });
    if (problem) return problem;
    const versions = await writeVersions(tx, [{ id, doc }], { type, locale, kind: 'publish', by: null });
    await makeLive(tx, versions, { adapter, locale, by: null, action: 'publish' });
    await touchDraft(tx, draft);
    return null;
  });
}

function entryDocument(object: SiteObject, { number, locale }: { number: number; locale: Locale }) {
  const { id, type, props, i18n } = object;
  return { entry: { id, number, type }, props, texts: i18n[locale] ?? {}, ...modulesOf(object, locale) };
}

function pageDocument(object: SiteObject, locale: Locale) {
  const shared = sharedNames.map((name) => [name, object.props[name] ?? usualValue(name)]);
  const texts = localizedNames.map((name) => [name, object.i18n[locale]?.[name] ?? '']);
  return { page: { id: object.id, ...Object.fromEntries([...shared, ...texts]) }, ...modulesOf(object, locale) };
}

function modulesOf(object: SiteObject, locale: Locale): OwnerDocument {
  // Proof: the columns of a module, as they are inserted.
  const rows = moduleRows(object).map((row) => ({ ...row, rev: 1 })) as unknown as ModuleNode[];
  return { nodes: nodesIn(rows, locale), media: [] };
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
