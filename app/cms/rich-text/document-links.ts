import type { RichBlock, RichDocument, RichInline, RichMark } from './rich-document.ts';

type LinkMark = Extract<RichMark, { type: 'link' }>;

/** A link of a rich text with the words that carry it. */
export type DocumentLink = { text: string; attrs: LinkMark['attrs'] };

/** The links of a rich text in reading order; a link that is partly bold is still one link. */
export function documentLinks(document: RichDocument): DocumentLink[] {
  return (document.content ?? []).flatMap(blockLinks);
}

/** The same text without the links that `isMeant` names; their words stay. */
export function withoutLinks(document: RichDocument, isMeant: (attrs: LinkMark['attrs']) => boolean): RichDocument {
  const { content } = document;
  return content ? { ...document, content: content.map((block) => blockWithout(block, isMeant)) } : document;
}

function blockWithout(block: RichBlock, isMeant: (attrs: LinkMark['attrs']) => boolean): RichBlock {
  if (block.type !== 'paragraph') {
    const within = block.content.map((item) => ({
      ...item,
      content: item.content.map((inner) => blockWithout(inner, isMeant)),
    }));
    return { ...block, content: within };
  }
  if (!block.content) return block;
  const inlines = block.content.map((inline): RichInline => {
    const { marks = [], ...rest } = inline;
    const kept = marks.filter((mark) => mark.type !== 'link' || !isMeant(mark.attrs));
    return kept.length > 0 ? { ...rest, marks: kept } : rest;
  });
  return { ...block, content: inlines };
}

function blockLinks(block: RichBlock): DocumentLink[] {
  if (block.type !== 'paragraph') return block.content.flatMap((item) => item.content.flatMap(blockLinks));
  const links: DocumentLink[] = [];
  let previous = '';
  for (const inline of block.content ?? []) {
    const attrs = linkOf(inline);
    const key = attrs ? JSON.stringify(attrs) : '';
    const text = inline.type === 'text' ? inline.text : ' ';
    const last = links.at(-1);
    if (attrs && key === previous && last) last.text += text;
    else if (attrs) links.push({ text, attrs });
    previous = key;
  }
  return links;
}

function linkOf({ marks = [] }: RichInline): LinkMark['attrs'] | null {
  return marks.find((mark): mark is LinkMark => mark.type === 'link')?.attrs ?? null;
}
