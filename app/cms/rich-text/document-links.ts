import type { RichBlock, RichDocument, RichInline, RichMark } from './rich-document.ts';

type LinkMark = Extract<RichMark, { type: 'link' }>;

/** A link of a rich text with the words that carry it. */
export type DocumentLink = { text: string; attrs: LinkMark['attrs'] };

/** Neighbours that carry one link, or none. */
type Run = { attrs: LinkMark['attrs'] | null; inlines: RichInline[] };

/** The links of a rich text in reading order; a link that is partly bold is still one link. */
export function documentLinks(document: RichDocument): DocumentLink[] {
  return (document.content ?? []).flatMap(blockLinks);
}

/** The same text without the marks that are meant, such as its lost links; their words stay. */
export function withoutMarks(document: RichDocument, isMeant: (mark: RichMark, text: string) => boolean): RichDocument {
  return withInlines(document, (inlines) =>
    inlines.map((inline): RichInline => {
      const { marks = [], ...rest } = inline;
      const kept = marks.filter((mark) => !isMeant(mark, wordsOf(inline)));
      return kept.length > 0 ? { ...rest, marks: kept } : rest;
    }),
  );
}

/** The same text with other words for the links that say exactly `words`, by where each of them leads; null keeps them. */
export function withLinkText(
  document: RichDocument,
  words: string,
  better: (attrs: LinkMark['attrs']) => string | null,
): RichDocument {
  return withInlines(document, (inlines) =>
    runsOf(inlines).flatMap(({ attrs, inlines: carriers }): RichInline[] => {
      const text = carriers.map(wordsOf).join('');
      const next = attrs && text.trim() === words ? better(attrs) : null;
      const marks = carriers[0]?.marks ?? [];
      return next === null ? carriers : [{ type: 'text', text: text.replace(words, () => next), marks }];
    }),
  );
}

function withInlines(document: RichDocument, change: (inlines: RichInline[]) => RichInline[]): RichDocument {
  const { content } = document;
  return content ? { ...document, content: content.map((block) => blockWith(block, change)) } : document;
}

function blockWith(block: RichBlock, change: (inlines: RichInline[]) => RichInline[]): RichBlock {
  if (block.type === 'paragraph') return block.content ? { ...block, content: change(block.content) } : block;
  const within = block.content.map((item) => ({
    ...item,
    content: item.content.map((inner) => blockWith(inner, change)),
  }));
  return { ...block, content: within };
}

function blockLinks(block: RichBlock): DocumentLink[] {
  if (block.type !== 'paragraph') return block.content.flatMap((item) => item.content.flatMap(blockLinks));
  return runsOf(block.content ?? []).flatMap(({ attrs, inlines }) =>
    attrs ? [{ text: inlines.map(wordsOf).join(''), attrs }] : [],
  );
}

function runsOf(inlines: readonly RichInline[]): Run[] {
  const runs: Run[] = [];
  let previous = '';
  for (const inline of inlines) {
    const attrs = linkOf(inline);
    const key = attrs ? JSON.stringify(attrs) : '';
    const last = runs.at(-1);
    if (last && key === previous) last.inlines.push(inline);
    else runs.push({ attrs, inlines: [inline] });
    previous = key;
  }
  return runs;
}

function wordsOf(inline: RichInline): string {
  return inline.type === 'text' ? inline.text : ' ';
}

function linkOf({ marks = [] }: RichInline): LinkMark['attrs'] | null {
  return marks.find((mark): mark is LinkMark => mark.type === 'link')?.attrs ?? null;
}
