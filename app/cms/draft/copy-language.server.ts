import { eq, sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { type Transaction, transaction } from '#app/db/client.server.ts';
import { module } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ModuleNode } from '../node.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { Writer } from './draft-answer.ts';
import { markUntranslated, wordsIn } from './follow-translations.server.ts';
import { replaceReferences } from './module-references.server.ts';
import { loadTree, lockModule, lockStructure, type Owner } from './module-rows.server.ts';
import { mayChangeAll } from './needed-right.ts';
import { keepHistory } from './write-log.server.ts';

export type CopyLanguage = { owner: Owner; from: Locale; to: Locale; definitions: Definitions; writer: Writer };

/** Starts a translation with the words of the other language. Fields that have words already keep them. */
export function copyLanguage({ owner, from, to, definitions, writer }: CopyLanguage): Promise<{ copied: number }> {
  return transaction(async (tx) => {
    await lockStructure(tx, owner);
    const before = await loadTree(tx, owner);
    let copied = 0;
    for (const node of before.values()) {
      const { id, i18n } = node;
      const texts = { ...i18n[from], ...i18n[to] };
      if (!mayChangeAll([node], { writer, definitions })) continue;
      if (Object.keys(texts).length === Object.keys(i18n[to] ?? {}).length) continue;
      const row = await lockModule(tx, id);
      if (!row) continue;
      await keepHistory(tx, row, writer);
      await tx
        .update(module)
        .set({
          i18n: { ...row.i18n, [to]: texts },
          rev: row.rev + 1,
          updated_by: writer.id,
          updated_at: sql`clock_timestamp()`,
        })
        .where(eq(module.id, id));
      await markCopied(tx, { before: node, after: { ...node, i18n: { ...i18n, [to]: texts } }, to, definitions });
      copied += 1;
    }
    const nodes = [...(await loadTree(tx, owner)).values()];
    await replaceReferences(tx, { ids: nodes.map(({ id }) => id), nodes, owner, definitions });
    const { content_type: type, object_id: id } = owner;
    await audit(tx, { by: writer.id, action: 'language:copy', type, id, locale: to, detail: { from, copied } });
    return { copied };
  });
}

type Copied = { before: ModuleNode; after: ModuleNode; to: Locale; definitions: Definitions };

/** Every field that had no words of its own. */
async function markCopied(tx: Transaction, { before, after, to, definitions }: Copied): Promise<void> {
  const definition = definitions[after.model];
  if (!definition) return;
  for (const field of Object.keys(definition.fields)) {
    const isNew = before.i18n[to]?.[field] === undefined && wordsIn(definition, after, field, to) !== '';
    if (isNew) await markUntranslated(tx, after.id, { field, locale: to });
  }
}
