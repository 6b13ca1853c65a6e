import type { ImageView } from '#app/cms/resolve.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { SectionContents } from './sections.ts';

type Gallery = readonly { _key: string; image: ImageView | null }[];

/** A gallery as a part of a detail page; null when no picture of it can be shown. Pure. */
export function picturesOf(gallery: Gallery): SectionContents['ImageSlider'] | null {
  const images = gallery.flatMap(({ _key, image }) => (image ? [{ key: _key, image }] : []));
  return images.length > 0 ? { title: m.detail_pictures(), images } : null;
}
