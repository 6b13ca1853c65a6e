import { image } from '../../compose/media.ts';
import type { Pair } from '../../compose/pair.ts';
import { container, full, on } from '../../compose/structure.ts';
import { headline, quote, text } from '../../compose/text.ts';
import type { DemoContainer, DemoModule, Theme, Words } from '../../demo-page.ts';

type Opening = { category: Pair; lead: Pair; by: Pair; picture: string; caption: Pair };

/** How every article begins: what it is, what it says, who wrote it, and a picture over the whole width. */
export function opening({ category, lead, by, picture, caption }: Opening): DemoContainer[] {
  return [
    container(
      '67-33',
      [text(`**${category[0]}**\n${lead[0]}`, `**${category[1]}**\n${lead[1]}`)],
      [text(by[0], by[1])],
    ),
    full(image(picture, 'full', caption)),
  ];
}

/** A chapter under its own heading, with the text in the wide column. */
export function chapter(title: Pair, anchor: string, words: Words, beside: DemoModule[] = []): DemoContainer {
  return container('33-67', beside, [headline(title, { anchor }), text(words.de, words.en)]);
}

export function pullQuote(theme: Theme, words: Pair, who: Pair): DemoContainer {
  return on(theme, full(quote(words, who)));
}
