import { type Localized, locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import type { EmbeddedMetadata } from './embedded-metadata.ts';

type LibraryMetadata = {
  alt: Localized<string>;
  credit: Localized<string>;
  caption: Localized<string>;
  licence: string;
};

/** What a file says of itself in the languages of the site; a credit is a name and the same in all of them. */
export function metadataOfFile(metadata: EmbeddedMetadata | null): LibraryMetadata {
  if (!metadata) return { alt: {}, credit: {}, caption: {}, licence: '' };
  const { credit, licence, alt, caption } = metadata;
  return {
    alt: inOwnLanguages(alt),
    credit: credit ? Object.fromEntries(locales.map((locale) => [locale, credit])) : {},
    caption: inOwnLanguages(caption),
    licence,
  };
}

/** A text whose language is not named is taken to be in the first language of the venue. */
function inOwnLanguages(texts: Record<string, string>): Localized<string> {
  const found = locales.map((locale) => [locale, texts[locale] ?? (locale === defaultLocale ? texts[''] : undefined)]);
  return Object.fromEntries(found.filter(([, text]) => text));
}
