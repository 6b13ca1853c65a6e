import type { Field } from '#app/cms/field/field.ts';
import type { Locale } from '#app/i18n/locale.ts';
import * as messages from '#app/i18n/paraglide/by-key.js';

type Message = (inputs?: Record<string, unknown>, options?: { locale?: Locale }) => string;

/** A message whose key is only known from a definition, in the language of the page or another; null when nobody has written it. */
export function findMessage(key: string, locale?: Locale): string | null {
  const found = (messages as unknown as Record<string, Message | undefined>)[key];
  return found ? found({}, locale ? { locale } : {}) : null;
}

export function moduleName(model: string, locale?: Locale): string {
  return findMessage(`module_${snake(model)}_name`, locale) ?? model;
}

export function moduleSynonyms(model: string, locale?: Locale): string {
  return findMessage(`module_${snake(model)}_synonyms`, locale) ?? '';
}

/** The words a field has in each language beside what both share, with their labels; null where it has none. */
export function ownTexts({ options }: Pick<Field, 'options'>): [key: string, label: string][] | null {
  return options.words?.map((key): [string, string] => [key, findMessage(`editor_words_${key}`) ?? key]) ?? null;
}

/** A label of its own for this module goes before the shared one. */
export function fieldLabel(model: string, name: string): string {
  return findMessage(`field_${snake(model)}_${name}`) ?? findMessage(`field_${name}`) ?? name;
}

/** What goes into a field where its label does not say it all; null where it does. */
export function fieldHint(model: string, name: string): string | null {
  return findMessage(`field_about_${snake(model)}_${name}`) ?? findMessage(`field_about_${name}`);
}

export function choiceLabel(field: string, value: string): string {
  return findMessage(`choice_${field}_${snake(value)}`) ?? value;
}

/** What is edited of something besides its modules, such as the settings of a page. */
export function valuesLabel(type: string): string {
  return findMessage(`editor_values_${snake(type)}`) ?? findMessage('editor_values') ?? type;
}

/** What a link target is: a page, a file or the kind of entry. */
export function targetKind(type: string): string {
  return findMessage(`collection_${snake(type)}_one`) ?? type;
}

function snake(name: string): string {
  return name.replaceAll('-', '_');
}
