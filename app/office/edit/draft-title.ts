import { effectiveValues } from '#app/cms/collection/effective.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { storedOf } from '#app/cms/field-set.ts';
import type { Stored } from '#app/drafting/transport.ts';
import type { Locale } from '#app/i18n/locale.ts';

type DraftValues = Pick<Stored, 'props' | 'i18n'>;

/** What an entry is called in one language while it is edited, by what it inherits where it says nothing itself. */
export function draftTitle(
  definition: CollectionDefinition,
  { draft, base }: { draft: DraftValues; base: DraftValues | null },
  locale: Locale,
): string {
  const inherits = base && { props: base.props, texts: base.i18n[locale] ?? {} };
  const { props, texts } = effectiveValues(
    definition,
    { props: draft.props, texts: draft.i18n[locale] ?? {} },
    inherits,
  );
  const { titleField, fields } = definition;
  return fields[titleField]?.searchText(storedOf(titleField, props, texts)).trim() ?? '';
}
