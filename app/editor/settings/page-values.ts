import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import type { FieldName, FieldValues, Values } from '#app/drafting/field-values.ts';
import { valueIn } from '#app/drafting/field-values.ts';
import type { Stored } from '#app/drafting/transport.ts';
import { locales } from '#app/i18n/locale.ts';

const fields = Object.entries(pageFields);

/** The settings of a page as every draft is kept: what both languages share, and the words of each. */
export function valuesOfPage(page: PageRecord): Stored {
  const part = (isLocalized: boolean, read: (name: string) => unknown): Values =>
    Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const value = (field.localized !== null) === isLocalized ? read(name) : null;
        return value === null || value === undefined ? [] : [[name, value]];
      }),
    );
  const words = (lang: (typeof locales)[number]) =>
    part(true, (name) => (page[name as keyof PageRecord] as Values | null)?.[lang]);
  return {
    id: page.id,
    rev: page.rev,
    props: part(false, (name) => page[name as keyof PageRecord]),
    i18n: Object.fromEntries(locales.map((lang) => [lang, words(lang)])),
  };
}

/** The page with the values of its form. */
export function pageWith(page: PageRecord, values: FieldValues): PageRecord {
  const changed = fields.map(([name, field]) => {
    if (!field.localized) return [name, values.props?.[name] ?? emptyValue({ lang: null, field: name })];
    return [name, Object.fromEntries(locales.map((lang) => [lang, valueIn(values, { lang, field: name }) ?? '']))];
  });
  return { ...page, ...Object.fromEntries(changed) };
}

/** What a field holds that was emptied: no words, not chosen, or nothing. */
export function emptyValue({ lang, field }: FieldName): unknown {
  if (lang) return '';
  // Proof: a form of a page names its fields only.
  return pageFields[field as keyof typeof pageFields].kind === 'flag' ? false : null;
}

/** Changed values as the API takes them: per field, with only the languages that were touched. */
export function pagePatch({ props, i18n }: FieldValues): Values {
  const patch: Values = { ...props };
  for (const lang of locales)
    for (const [name, words] of Object.entries(i18n?.[lang] ?? {}))
      patch[name] = { ...(patch[name] as Values | undefined), [lang]: words };
  return patch;
}
