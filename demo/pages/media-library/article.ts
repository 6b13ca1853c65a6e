import { image } from '../../compose/media.ts';
import type { Pair } from '../../compose/pair.ts';
import { container, full, on } from '../../compose/structure.ts';
import { heroTitle } from '../../compose/teaser.ts';
import { headline, quote, text } from '../../compose/text.ts';
import type { DemoContainer, DemoModule, Theme, Words } from '../../demo-page.ts';

type Opening = { title: Words; category: Pair; lead: Pair; by: Pair; picture: string; caption: Pair };

/** How every article begins: what it is, what it says, who wrote it, and a picture over the whole width. */
export function opening({ title, category, lead, by, picture, caption }: Opening): DemoContainer {
  return full(
    heroTitle({ preline: category, headline: [title.de, title.en], text: lead, facts: by }),
    image(picture, 'full', caption),
  );
}

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
