import { type Locale, locales } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { CollectionDefinition } from '../../collection.ts';
import { columnsOf } from '../../field/cell/columns.ts';
import { fold } from './fold.ts';
import type { ImportLabels } from './import-labels.ts';

/** What people write behind a name to say in which language it is. */
const languageLabels: Record<Locale, readonly string[]> = {
  de: ['de', 'deu', 'ger', 'dt', 'deutsch', 'german'],
  en: ['en', 'eng', 'engl', 'englisch', 'english'],
};

/** The label of a field in each language of the office, as `fieldLabel` of the inspector finds it. */
export function fieldLabels(type: string, name: string): { locale: Locale; label: string }[] {
  const keys = [`field_${type.replaceAll('-', '_')}_${name}`, `field_${name}`];
  return locales.flatMap((locale) => {
    const [label] = keys
      .map((key) => ({ key, label: messageByKey(key, locale) }))
      .filter((one) => one.key !== one.label);
    return label ? [{ locale, label: label.label }] : [];
  });
}

/**
 * Which column of a collection a name means, folded: its key, its labels in both languages, and the labels of others for
 * it. Words without a language are of the default one.
 */
export function columnNames(definition: CollectionDefinition, labels: ImportLabels): Map<string, string> {
  const keys = new Map<string, string>();
  const add = (name: string, key: string) => void (keys.has(fold(name)) || keys.set(fold(name), key));
  const columns = columnsOf(definition);
  // What is nearer to the field counts where two fields would claim a word.
  for (const { key, name, locale } of columns) {
    add(key, key);
    if (locale === defaultLocale) add(name, key);
  }
  const own = (name: string) => fieldLabels(definition.type, name).map(({ label }) => label);
  const synonyms = (name: string) => locales.flatMap((locale) => labels[name]?.[locale] ?? []);
  for (const labelsOf of [own, synonyms])
    for (const { key, name, locale } of columns)
      for (const label of labelsOf(name)) {
        if (!locale || locale === defaultLocale) add(label, key);
        for (const language of locale ? languageLabels[locale] : []) {
          add(`${label}${language}`, key);
          add(`${language}${label}`, key);
        }
      }
  return keys;
}

/** The language of a name that only one of them has: `Title` beside `Titel` is the English one. */
export function languageOf(header: string, labels: readonly { locale: Locale; label: string }[]): Locale | null {
  const word = fold(header);
  const found = new Set(labels.filter(({ label }) => fold(label) === word).map(({ locale }) => locale));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
