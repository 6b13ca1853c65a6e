import type { Anchor } from './anchor.ts';
import { findQuote, quoteAt } from './text-quote.ts';

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, figcaption, dt, dd, th, td, summary, div, section, article';

/** The text of a page as one string, and the way between its letters and the page. */
export class PageText {
  readonly text: string;
  readonly #nodes: { node: Text; start: number }[] = [];

  constructor(root: Element) {
    const document = root.ownerDocument;
    // 4: NodeFilter.SHOW_TEXT, of the window the page is in.
    const walker = document.createTreeWalker(root, 4);
    let text = '';
    let block: Element | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, template, [data-review-marks]')) continue;
      const own = parent.closest(blocks);
      if (own !== block) text += '\n';
      block = own;
      // Proof: the walker shows text nodes only.
      this.#nodes.push({ node: node as Text, start: text.length });
      text += node.nodeValue ?? '';
    }
    this.text = text;
  }

  /** Where the words of a quote stand; null where they are gone. */
  rangeOf(quote: Extract<Anchor, { kind: 'text' }>): Range | null {
    const place = findQuote(this.text, quote);
    const [from, to] = place ? [this.#nodeAt(place.from), this.#nodeAt(place.to - 1)] : [];
    if (!place || !from || !to) return null;
    const range = from.node.ownerDocument.createRange();
    range.setStart(from.node, place.from - from.start);
    range.setEnd(to.node, place.to - to.start);
    return range;
  }

  /** What is marked as a quote; null where that is nothing one could read, or more than one would quote. */
  quoteOf(range: Range): Anchor | null {
    const marked = this.#nodes.filter(({ node }) => range.intersectsNode(node));
    const [first, last] = [marked[0], marked.at(-1)];
    if (!first || !last) return null;
    const from = first.start + (first.node === range.startContainer ? range.startOffset : 0);
    const to = last.start + (last.node === range.endContainer ? range.endOffset : last.node.length);
    const quote = quoteAt(this.text, from, to);
    return quote && { kind: 'text', ...quote };
  }

  #nodeAt(letter: number) {
    return this.#nodes.findLast(({ start, node }) => start <= letter && letter < start + node.length);
  }
}

/** The picture of an anchor on a page, by its file. */
export function pictureOf(root: ParentNode, { picture }: { picture: string }): HTMLImageElement | null {
  return [...root.querySelectorAll('img')].find((image) => pictureKey(image) === picture) ?? null;
}

/** The file of a picture, whatever its width and format: what it is known by. */
export function pictureKey(image: HTMLImageElement): string {
  const path = new URL(image.currentSrc || image.src, image.baseURI).pathname;
  return /^\/media\/[0-9a-f-]{36}/.exec(path)?.[0] ?? path.slice(0, 200);
}
