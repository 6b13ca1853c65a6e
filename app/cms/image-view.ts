import type { Locale } from '#app/i18n/locale.ts';
import { objectPosition, pictureSources } from '#app/media/address.ts';
import type { ImageView, MediaRecord } from './resolve.ts';

type Chosen = {
  chosen: { decorative?: boolean; focal?: { x: number; y: number } };
  words: { alt?: string; caption?: string };
  locale: Locale;
};

/** A picture as a view renders it: what was chosen where it stands goes before what the library says. */
export function imageView(record: MediaRecord, { chosen, words, locale }: Chosen): ImageView {
  const decorative = chosen.decorative ?? false;
  return {
    id: record.id,
    alt: decorative ? '' : words.alt?.trim() || record.alt[locale]?.trim() || null,
    decorative,
    caption: words.caption?.trim() ?? '',
    credit: record.credit[locale]?.trim() ?? '',
    width: record.width ?? 0,
    height: record.height ?? 0,
    position: objectPosition(chosen.focal ?? record.focal),
    placeholder: record.placeholder,
    ...pictureSources(record),
  };
}
