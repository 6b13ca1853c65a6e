import type { Anchor } from '#app/features/reviews/anchor.ts';
import { PageText, pictureKey } from '#app/features/reviews/page-text.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Something of the page that a comment can be about, for who marks no words: by keys, or with a screen reader. */
export type NamedPlace = { name: string; anchor: Anchor };

const most = 60;
const longestName = 70;

/** The headings and the pictures of a page, in the order they stand in it. */
export function placesOf(page: Document): NamedPlace[] {
  const root = page.querySelector('main');
  if (!root) return [];
  const text = new PageText(root);
  const found = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, img')].slice(0, most);
  return found.flatMap((element): NamedPlace[] => {
    if (element.matches('img')) {
      // Proof: the selector asked for the element by its name.
      const image = element as HTMLImageElement;
      const anchor: Anchor = { kind: 'picture', picture: pictureKey(image), x: 0.5, y: 0.5 };
      return [{ name: shortened(`${m.review_picture()}: ${image.alt || '–'}`), anchor }];
    }
    const range = page.createRange();
    range.selectNodeContents(element);
    const anchor = text.quoteOf(range);
    return anchor?.kind === 'text' ? [{ name: shortened(m.review_quote({ words: anchor.exact })), anchor }] : [];
  });
}

function shortened(text: string): string {
  return text.length > longestName ? `${text.slice(0, longestName)} …` : text;
}
