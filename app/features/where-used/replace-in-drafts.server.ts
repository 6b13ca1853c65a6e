import { eq, sql } from 'drizzle-orm';
import { updateDrafts } from '#app/cms/collection/draft/write-drafts.server.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { replaceReferences } from '#app/cms/draft/module-references.server.ts';
import { lockModule, nodeOf, ownerOf } from '#app/cms/draft/module-rows.server.ts';
import { mayChangeAll } from '#app/cms/draft/needed-right.ts';
import { keepHistory } from '#app/cms/draft/write-log.server.ts';
import { audit, auditAll } from '#app/db/audit.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import { withReplacedId } from './replaced-id.ts';
import type { Replacing, Source } from './replacing.ts';

/** The picture that stands for a page where it is shared. */
export async function replaceInPages(tx: Transaction, sources: readonly Source[], { by, from, to }: Replacing) {
  for (const { id } of sources) {
    await tx.execute(sql`
      update page set og_image = ${to}::uuid, rev = rev + 1, updated_by = ${by}, updated_at = clock_timestamp()
      where id = ${id}::uuid and og_image = ${from}::uuid`);
    await audit(tx, { by, action: 'page:update', type: 'page', id, detail: { fields: ['og_image'], from, to } });
  }
}

/** What entries point at themselves. */
export async function replaceInEntries(
  tx: Transaction,
  sources: readonly Source[],
  { by, from, to, contentModel }: Replacing,
) {
  for (const [type, some] of Map.groupBy(sources, ({ owner_type }) => owner_type)) {
    const entries = await readEntries(tx, { type, ids: some.map(({ id }) => id), lock: true });
    const drafts = entries.map(({ id, number, rev, props, i18n }) => ({
      id,
      number,
      rev: rev + 1,
      ...withReplacedId({ props, i18n }, { from, to }),
    }));
    await updateDrafts(tx, { type, drafts, userId: by, contentModel });
    await auditAll(
      tx,
      drafts.map(({ id, rev }) => ({ by, action: 'entry:update', type, id, detail: { rev, from, to } })),
    );
  }
}

/** What modules point at. One that only some may write in stays as it is for everybody else. */
export async function replaceInModules(
  tx: Transaction,
  sources: readonly Source[],
  { by, writer, from, to, contentModel }: Replacing,
) {
  const definitions = contentModel.modules;
  for (const { id } of sources) {
    const row = await lockModule(tx, id);
    const owner = await ownerOf(tx, id);
    if (!row || !owner || row.deleted_at || !mayChangeAll([row], { writer, definitions })) continue;
    await keepHistory(tx, row, writer);
    const { props, i18n } = withReplacedId({ props: row.props, i18n: row.i18n }, { from, to });
    // As the transaction began: what is published in it is not older than its own draft.
    const written = { props, i18n, rev: row.rev + 1, updated_by: by, updated_at: sql`now()` };
    await tx.update(module).set(written).where(eq(module.id, id));
    const node = { ...nodeOf(row), props, i18n };
    await replaceReferences(tx, { ids: [id], nodes: [node], owner, definitions });
    const { content_type: type, object_id } = owner;
    const detail = { module: id, rev: row.rev + 1, from, to };
    await audit(tx, { by, action: 'module:patch', type, id: object_id, detail });
  }
}
