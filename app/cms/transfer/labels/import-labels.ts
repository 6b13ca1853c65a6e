import type { Localized } from '#app/i18n/locale.ts';

/** What others call a field, by language, and the values of its choices; each besides our own labels. */
export type ImportLabels = Readonly<
  Record<string, Localized<readonly string[]> & { readonly choices?: Readonly<Record<string, readonly string[]>> }>
>;
