import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { type Database, db, type Transaction, transaction } from '#app/db/client.server.ts';
import { translationSource } from '#app/db/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Writer } from './draft-answer.ts';
import { type Owner, ownerOf } from './module-rows.server.ts';

/** Words of `locale` that were made from a source which has changed since; `source` is what it said then, `onlyCopied` where nobody has translated it yet. */
export type OutdatedTranslation = { module: string; field: string; locale: Locale; source: unknown };

/** What is stale among these modules. */
export async function outdatedTranslations(
  modules: readonly string[],
  tx: Database | Transaction = db(),
): Promise<OutdatedTranslation[]> {
  if (modules.length === 0) return [];
  return tx
    .select({
      module: translationSource.module_id,
      field: translationSource.field,
      locale: translationSource.locale,
      source: translationSource.source,
    })
    .from(translationSource)
    .where(
      and(
        sql`${translationSource.module_id} = any(${sql.param([...modules])}::uuid[])`,
        isNull(translationSource.settled_at),
      ),
    )
    .orderBy(translationSource.changed_at);
}

export type SettleTranslation = { owner: Owner; module: string; field: string; locale: Locale; writer: Writer };

/** „Minor change": the translation still fits, says a person. False when the module is not of this owner. */
export function settleTranslation({ owner, module: id, field, locale, writer }: SettleTranslation): Promise<boolean> {
  return transaction(async (tx) => {
    const actual = await ownerOf(tx, id);
    if (actual?.content_type !== owner.content_type || actual.object_id !== owner.object_id) return false;
    await tx
      .update(translationSource)
      .set({ settled_at: sql`clock_timestamp()` })
      .where(
        and(
          eq(translationSource.module_id, id),
          eq(translationSource.field, field),
          eq(translationSource.locale, locale),
          isNull(translationSource.settled_at),
        ),
      );
    const { content_type: type, object_id } = owner;
    const detail = { module: id, field };
    await audit(tx, { by: writer.id, action: 'translation:settle', type, id: object_id, locale, detail });
    return true;
  });
}
