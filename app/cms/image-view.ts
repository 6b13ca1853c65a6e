import { objectPosition, pictureSources } from '#app/media/address.ts';
import type { ImageView, MediaRecord, ResolveContext } from './resolve.ts';

type Chosen = {
  chosen: { decorative?: boolean; focal?: { x: number; y: number } };
  texts: { alt?: string; caption?: string };
} & Pick<ResolveContext, 'locale' | 'typeset'>;

/** A picture as a view renders it: what was chosen where it stands goes before what the library says. */
export function imageView(record: MediaRecord, { chosen, texts, locale, typeset = asWritten }: Chosen): ImageView {
  const decorative = chosen.decorative ?? false;
  return {
    id: record.id,
    alt: decorative ? '' : texts.alt?.trim() || record.alt[locale]?.trim() || null,
    decorative,
    caption: typeset(texts.caption?.trim() ?? ''),
    credit: typeset(record.credit[locale]?.trim() ?? ''),
    width: record.width ?? 0,
    height: record.height ?? 0,
    position: objectPosition(chosen.focal ?? record.focal),
    placeholder: record.placeholder,
    ...pictureSources(record),
  };
}

function asWritten(text: string): string {
  return text;
}
