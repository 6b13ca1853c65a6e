import type { Locale } from './locale.ts';

/** A language as the switch names it: what it calls itself, and what is read aloud besides. */
export type Language = { code: Locale; name: string; readName: string };

export const languages: Record<Locale, Language> = {
  de: { code: 'de', name: 'Deutsch', readName: 'diese Seite auf Deutsch' },
  en: { code: 'en', name: 'English', readName: 'this page in English' },
};
