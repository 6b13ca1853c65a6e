import { artworks } from '../artwork/pictures/catalogue.ts';
import { art } from '../markup.ts';
import type { Built, Pair } from './pair.ts';

/** A picture of the catalogue in the field `name`, with its alternative text in both languages. */
export function picture(name: string, key: string, caption?: Pair): Built {
  const { alt, focal } = requirePicture(key);
  return {
    props: { [name]: { media: art(key), ...(focal ? { focal } : {}) } },
    de: { [name]: { alt: alt.de, ...(caption ? { caption: caption[0] } : {}) } },
    en: { [name]: { alt: alt.en, ...(caption ? { caption: caption[1] } : {}) } },
  };
}

/** A picture beside a linked headline: the link is named by its words, so the picture stays silent. */
export function silentPicture(name: string, key: string): Built {
  const { props, de, en } = picture(name, key);
  return { props: { [name]: { ...(props[name] as object), decorative: true } }, de, en };
}

function requirePicture(key: string) {
  const found = artworks.find((artwork) => artwork.key === key);
  if (!found) throw new Error(`No picture "${key}" in the catalogue.`);
  return found;
}
