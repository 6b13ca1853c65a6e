import { m } from '#app/i18n/paraglide/messages.js';
import type { Anchor } from './anchor.ts';

/** What a comment is about: the words in quotation marks, the picture, or all of the page. */
export function placeInWords(anchor: Anchor): string {
  if (anchor.kind === 'text') return m.review_quote({ words: anchor.exact });
  return anchor.kind === 'picture' ? m.review_picture() : m.review_whole_page();
}
