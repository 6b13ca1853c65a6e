import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** The name of a language in the language of the page: "Deutsch" or "German". */
export function languageName(lang: Locale): string {
  return lang === 'de' ? m.editor_language_de() : m.editor_language_en();
}
