import type { Locale } from './locale.ts';

const tables: Record<Locale, () => Promise<{ default: readonly Message[] }>> = {
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
};

type Message = (inputs: never) => string;

/**
 * Every word a visitor may read, by place; the build writes the places (scripts/vite/one-language.ts).
 * @public
 */
export let words: readonly Message[] = [];

/**
 * Brings the browser the words of one language, before anything is rendered. Another language is another document, so
 * there is never a second table.
 */
export async function loadWords(locale: Locale): Promise<void> {
  words = (await tables[locale]()).default;
}
