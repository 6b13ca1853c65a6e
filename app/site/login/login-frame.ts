import type { Locale } from '#app/i18n/locale.ts';
import { type PageFrame, plainFrame } from '#app/site/shell/shell-data.ts';

/** What the shell needs around a screen that exists in both languages. */
export function frameOf(address: (locale: Locale) => string): PageFrame {
  return { ...plainFrame, alternates: { de: address('de'), en: address('en') } };
}
