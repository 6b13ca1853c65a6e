import type { Pair } from '../compose/pair.ts';
import { container, full, on } from '../compose/structure.ts';
import { headline, quote, text } from '../compose/text.ts';
import type { DemoContainer, DemoModule, Theme, Words } from '../demo-page.ts';

/** Reading text in the middle, with room for a list on its left and a small picture on its right. */
export function column(before: DemoModule[], main: DemoModule[], after: DemoModule[] = []): DemoContainer {
  return container('25-50-25', before, main, after);
}

/** A chapter under its own heading. */
export function chapter(title: Pair, anchor: string, words: Words, beside: DemoModule[] = []): DemoContainer {
  return column([], [headline(title, { anchor, level: 2 }), text(words.de, words.en)], beside);
}

export function pullQuote(theme: Theme, words: Pair, who: Pair): DemoContainer {
  return on(theme, full(quote(words, who)));
}
