import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, db, type Transaction, transaction } from '#app/db/client.server.ts';
import { audit, translationSource } from '#app/db/schema.ts';
import { type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import { storedOf } from '../field-set.ts';
import type { ModuleDefinition } from '../module.ts';
import type { ModuleNode } from '../node.ts';
import { isSame } from '../same-value.ts';
import type { Writer } from './draft-answer.ts';
import { type Owner, ownerOf } from './module-rows.server.ts';

/** Words of `locale` that were made from a source which has changed since; `source` is what it said then. */
export type OutdatedTranslation = { module: string; field: string; locale: Locale; source: unknown };

/** For so long after a translation was brought up to date, going on with it does not make the other one stale. */
const settling = '30 minutes';

type Change = { before: ModuleNode; after: ModuleNode; definition: ModuleDefinition };

/**
 * Follows one save: where one language says something else now and the other has words, what the source said before is
 * kept for the other; where the translation itself is rewritten, it counts as up to date again.
 */
export async function followTranslations(tx: Transaction, change: Change): Promise<void> {
  const { before } = change;
  for (const locale of locales) {
    for (const field of rewritten(change, locale)) {
      const other = otherLocale(locale);
      if (await settle(tx, { module: before.id, field, locale })) continue;
      if (rewritten(change, other).includes(field)) continue;
      await markStale(tx, change, { field, locale: other });
    }
  }
}

/** Fields whose words in this language are others now; a new link or alignment alone is no new text. */
function rewritten({ before, after, definition }: Change, locale: Locale): string[] {
  return Object.keys(definition.fields).filter(
    (field) => wordsIn(definition, before, field, locale) !== wordsIn(definition, after, field, locale),
  );
}

function wordsIn(definition: ModuleDefinition, node: ModuleNode, field: string, locale: Locale): string {
  const { [field]: known } = definition.fields;
  const stored = storedOf(field, known?.kind === 'list' ? node.props : undefined, node.i18n[locale]);
  return known?.localized ? known.searchText(stored).trim() : '';
}

/** True when this language is the translation of this field: stale until now, or brought up to date a moment ago. */
async function settle(
  tx: Transaction,
  { module: id, field, locale }: { module: string; field: string; locale: Locale },
): Promise<boolean> {
  const settled = await tx
    .update(translationSource)
    .set({ settled_at: sql`clock_timestamp()` })
    .where(
      and(
        eq(translationSource.module_id, id),
        eq(translationSource.field, field),
        eq(translationSource.locale, locale),
        sql`coalesce(settled_at, clock_timestamp()) > clock_timestamp() - ${settling}::interval`,
      ),
    )
    .returning({ field: translationSource.field });
  return settled.length > 0;
}

async function markStale(
  tx: Transaction,
  { before, after, definition }: Change,
  { field, locale }: { field: string; locale: Locale },
): Promise<void> {
  const source = otherLocale(locale);
  const hadWords = [locale, source].every((one) => wordsIn(definition, before, field, one) !== '');
  if (!hadWords) return;
  const key = and(
    eq(translationSource.module_id, before.id),
    eq(translationSource.field, field),
    eq(translationSource.locale, locale),
  );
  const [known] = await tx.select().from(translationSource).where(key).for('update');
  if (known && known.settled_at === null) {
    // Taken back: the translation fits again.
    if (isSame(known.source, after.i18n[source]?.[field])) await tx.delete(translationSource).where(key);
    return;
  }
  const words = { source: before.i18n[source]?.[field], changed_at: sql`clock_timestamp()`, settled_at: null };
  await tx
    .insert(translationSource)
    .values({ module_id: before.id, field, locale, ...words })
    .onConflictDoUpdate({
      target: [translationSource.module_id, translationSource.field, translationSource.locale],
      set: words,
    });
}

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
    await tx.insert(audit).values({
      user_id: writer.id,
      action: 'translation:settle',
      content_type: owner.content_type,
      object_id: owner.object_id,
      locale,
      detail: { module: id, field },
    });
    return true;
  });
}
