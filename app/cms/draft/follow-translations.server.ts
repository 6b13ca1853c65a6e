import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#app/db/client.server.ts';
import { translationSource } from '#app/db/schema.ts';
import { type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import { isUntranslated, onlyCopied } from '../checks/untranslated.ts';
import { storedOf } from '../field-set.ts';
import type { ModuleDefinition } from '../module.ts';
import type { ModuleNode } from '../node.ts';
import { isSame } from '../same-value.ts';

/** For so long after a translation was brought up to date, going on with it does not make the other one stale. */
const settling = '30 minutes';

type Words = { field: string; locale: Locale };

/** Words that were made from others: stale, or brought up to date a moment ago, or neither. */
export type KnownTranslation = Words & { source: unknown; is_stale: boolean; is_settling: boolean };

type Change = {
  before: ModuleNode;
  after: ModuleNode;
  definition: ModuleDefinition;
  /** What `knownTranslations` found. */
  known: readonly KnownTranslation[];
};

/**
 * Follows one save: where one language says something else now and the other has words, what the source said before is
 * kept for the other; where the translation itself is rewritten, it counts as up to date again.
 */
export async function followTranslations(tx: Transaction, change: Change): Promise<void> {
  const changed = locales.flatMap((locale) => rewritten(change, locale).map((field) => ({ field, locale })));
  if (changed.length === 0) return;
  const { before, known } = change;
  for (const { field, locale } of changed) {
    const own = find(known, { field, locale });
    if (own?.is_stale || own?.is_settling) {
      // Taken back to what was copied, it waits for its translation again.
      const settled_at = isUntranslated(own) && saysTheSame(change, own) ? null : now;
      await tx.update(translationSource).set({ settled_at }).where(keyOf(before.id, own));
      continue;
    }
    if (isCopied(change, { field, locale })) {
      await markUntranslated(tx, before.id, { field, locale });
      continue;
    }
    const other = { field, locale: otherLocale(locale) };
    if (!find(changed, other)) await markStale(tx, change, { words: other, known: find(known, other) });
  }
}

const now = sql`clock_timestamp()`;

/** Asks what is known of a module's translations and locks it, as a part `known` of a greater question. */
export function knownTranslations(tx: Transaction, id: string | Placeholder) {
  const { field, locale, source, settled_at } = translationSource;
  return tx.$with('known').as(
    tx
      .select({
        field,
        locale,
        source,
        is_stale: sql<boolean>`${settled_at} is null`.as('is_stale'),
        is_settling: sql<boolean>`coalesce(${settled_at} > ${now} - ${settling}::interval, false)`.as('is_settling'),
      })
      .from(translationSource)
      .where(eq(translationSource.module_id, id))
      .for('update'),
  );
}

async function markStale(
  tx: Transaction,
  { before, after, definition }: Change,
  { words: { field, locale }, known }: { words: Words; known: KnownTranslation | undefined },
): Promise<void> {
  const source = otherLocale(locale);
  const hadWords = [locale, source].every((one) => wordsIn(definition, before, field, one) !== '');
  if (!hadWords) return;
  if (known?.is_stale) {
    // Taken back: the translation fits again, unless it is none.
    const fits = !isUntranslated(known) && isSame(known.source, after.i18n[source]?.[field]);
    if (fits) await tx.delete(translationSource).where(keyOf(before.id, known));
    return;
  }
  await keepSource(tx, { id: before.id, field, locale, source: before.i18n[source]?.[field] });
}

/** A whole sentence that says in an empty place what the other language says was taken from there; one word may be a name. */
function isCopied(change: Change, { field, locale }: Words): boolean {
  const { before, after, definition } = change;
  const isNew = wordsIn(definition, before, field, locale) === '';
  return isNew && wordsIn(definition, after, field, locale).includes(' ') && saysTheSame(change, { field, locale });
}

function saysTheSame({ after, definition }: Change, { field, locale }: Words): boolean {
  return wordsIn(definition, after, field, locale) === wordsIn(definition, after, field, otherLocale(locale));
}

/** Words that were taken from the other language are none of this one until somebody has touched or confirmed them. */
export async function markUntranslated(tx: Transaction, id: string, words: Words): Promise<void> {
  await keepSource(tx, { id, ...words, source: onlyCopied });
}

type Source = Words & { id: string; source: unknown };

async function keepSource(tx: Transaction, { id, field, locale, source }: Source): Promise<void> {
  const stale = { source, changed_at: now, settled_at: null };
  await tx
    .insert(translationSource)
    .values({ module_id: id, field, locale, ...stale })
    .onConflictDoUpdate({
      target: [translationSource.module_id, translationSource.field, translationSource.locale],
      set: stale,
    });
}

/** Fields whose words in this language are others now; a new link or alignment alone is no new text. */
function rewritten({ before, after, definition }: Change, locale: Locale): string[] {
  return Object.keys(definition.fields).filter(
    (field) => wordsIn(definition, before, field, locale) !== wordsIn(definition, after, field, locale),
  );
}

export function wordsIn(definition: ModuleDefinition, node: ModuleNode, field: string, locale: Locale): string {
  const { [field]: known } = definition.fields;
  const stored = storedOf(field, known?.kind === 'list' ? node.props : undefined, node.i18n[locale]);
  return known?.localized ? known.searchText(stored).trim() : '';
}

function find<Row extends Words>(rows: readonly Row[], { field, locale }: Words): Row | undefined {
  return rows.find((row) => row.field === field && row.locale === locale);
}

function keyOf(id: string, { field, locale }: Words): SQL | undefined {
  const { module_id, field: fieldColumn, locale: localeColumn } = translationSource;
  return and(eq(module_id, id), eq(fieldColumn, field), eq(localeColumn, locale));
}
