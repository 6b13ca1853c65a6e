import { layOverPage } from './page-layer.ts';
import { type WordPlace, wordPlaces } from './word-places.ts';

/** A text as it stands on the page, and what it said in the version it is compared with. */
export type ComparedText = { element: HTMLElement; older: string };

const highlight = 'ed-added';
/** Longer passages that are gone are read in the list beside the page. */
const longest = 48;

/**
 * Shows on the page itself, word by word, what differs from an older text: new words are tinted, older ones stand crossed
 * out above the line where they were. Tints are highlights and the older words a layer of their own: no element of the page is
 * touched and nothing moves. Those who do not see it have the same in the list.
 */
export function markChangedText(texts: readonly ComparedText[]): () => void {
  const remove = layOverPage('ed-gone-words', () => {
    const added: Range[] = [];
    const gone: HTMLElement[] = [];
    for (const { element, older } of texts) {
      const words = wordRanges(element);
      for (const place of wordPlaces(older, words.map(String))) {
        if (place.kind === 'added') added.push(...words.slice(place.from, place.to));
        else gone.push(crossedOut(place, words, element));
      }
    }
    if ('highlights' in CSS) CSS.highlights.set(highlight, new Highlight(...added));
    return gone;
  });
  return () => {
    remove();
    if ('highlights' in CSS) CSS.highlights.delete(highlight);
  };
}

function crossedOut(
  { before, text }: Extract<WordPlace, { kind: 'removed' }>,
  words: readonly Range[],
  element: HTMLElement,
): HTMLElement {
  const [next, last] = [words[before], words[before - 1]];
  const box = (next ?? last ?? element).getBoundingClientRect();
  const mark = document.createElement('del');
  mark.textContent = text.length > longest ? `${text.slice(0, longest)} …` : text;
  mark.style.left = `${(next ? box.left : box.right) + scrollX}px`;
  mark.style.top = `${box.top + scrollY}px`;
  return mark;
}

/** Every word of an element in reading order; one that is partly bold is one word. */
function wordRanges(element: HTMLElement): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let open: Range | null = null;
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement?.closest('p, li, h1, h2, h3, h4, h5, h6, blockquote, dd, dt') ?? null;
    const text = node.nodeValue ?? '';
    if (around !== block || /^\s/.test(text)) open = null;
    block = around;
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      if (open && index === 0) open.setEnd(node, word.length);
      else {
        open = document.createRange();
        open.setStart(node, index);
        open.setEnd(node, index + word.length);
        ranges.push(open);
      }
    }
    if (/\s$/.test(text)) open = null;
  }
  return ranges;
}
