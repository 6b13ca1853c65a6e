import { type Locale, locales } from '#app/i18n/locale.ts';
import type { CollectionDefinition } from '../collection.ts';
import { referencesOfFields } from '../compile.ts';
import { storedOf, type Values, viewOnDemand } from '../field-set.ts';
import { resolveContext } from '../resolve-context.ts';
import { type EffectiveValues, effectiveValues } from './effective.ts';
import type { EntryRecord } from './entry.ts';
import { titleOf } from './listing/listing-row.ts';

/** What the office sorts and searches drafts by, kept beside their values. */
export type DraftSummary = {
  label_de: string;
  label_en: string;
  starts_at: string | null;
  ends_at: string | null;
  base_id: string | null;
};

export type DraftValues = Pick<EntryRecord, 'props' | 'i18n'>;

/** The entry this one takes values from, as its draft says. */
export function baseOf(
  { inherits, fields }: CollectionDefinition,
  { props }: Pick<EntryRecord, 'props'>,
): string | null {
  if (!inherits) return null;
  return fields[inherits.by]?.references(storedOf(inherits.by, props, undefined))[0]?.id ?? null;
}

/** The summary of a draft; what it leaves empty comes from the draft of the entry it inherits from. */
export function draftSummary(
  definition: CollectionDefinition,
  draft: DraftValues & { number: number },
  base: DraftValues | null,
): DraftSummary {
  const values = (locale: Locale) => effectiveValues(definition, partOf(draft, locale), base && partOf(base, locale));
  const title = (found: EffectiveValues) => titleOf(definition, found).slice(0, 300);
  const german = values('de');
  const label_de = title(german);
  const context = resolveContext({ locale: 'de', media: [], addresses: {} });
  const view = viewOnDemand(definition.fields, { ...german, context });
  const first_published = Temporal.Instant.fromEpochMilliseconds(0);
  const position = definition.position(view, { title: label_de, number: draft.number, first_published });
  return {
    label_de,
    label_en: title(values('en')),
    starts_at: position.starts_at?.toString() ?? null,
    ends_at: position.ends_at?.toString() ?? null,
    base_id: baseOf(definition, draft),
  };
}

/** What a draft points at, once for what both languages share. */
export function draftReferences(definition: CollectionDefinition, id: string, { props, i18n }: DraftValues) {
  const shared = referencesOfFields(definition.fields, { source: id, props, texts: undefined });
  const known = new Set(shared.map(keyOf));
  const local = locales.flatMap((locale) =>
    referencesOfFields(definition.fields, { source: id, props, texts: i18n[locale] as Values | undefined })
      .filter((reference) => !known.has(keyOf(reference)))
      .map((reference) => ({ ...reference, locale })),
  );
  return [...shared.map((reference) => ({ ...reference, locale: null })), ...local];
}

function partOf({ props, i18n }: DraftValues, locale: Locale) {
  return { props, texts: i18n[locale] ?? {} };
}

function keyOf({ field, type, id }: { field: string; type: string; id: string }): string {
  return `${field} ${type} ${id}`;
}
