import type { RichBlock, RichDocument, RichInline, RichMark } from '../rich-text/rich-document.ts';

/** The same document without what says nothing: an alignment to the left, a list that begins at one, empty lists of marks. */
export function plainDocument(document: RichDocument): RichDocument {
  return { type: 'doc', ...(document.content?.length ? { content: document.content.map(plainBlock) } : {}) };
}

function plainBlock(block: RichBlock): RichBlock {
  if (block.type === 'paragraph') {
    const align = block.attrs?.align;
    return {
      type: 'paragraph',
      ...(align && align !== 'left' ? { attrs: { align } } : {}),
      ...(block.content?.length ? { content: block.content.map(plainInline) } : {}),
    };
  }
  const order = block.type === 'ordered_list' ? (block.attrs?.order ?? 1) : 1;
  return {
    type: block.type,
    ...(order === 1 ? {} : { attrs: { order } }),
    content: block.content.map(({ content }) => ({ type: 'list_item', content: content.map(plainBlock) })),
  };
}

function plainInline(inline: RichInline): RichInline {
  const marks = inline.marks?.length ? { marks: inline.marks.map(plainMark) } : {};
  return inline.type === 'text' ? { type: 'text', text: inline.text, ...marks } : { type: 'hard_break', ...marks };
}

function plainMark(mark: RichMark): RichMark {
  if (mark.type !== 'link') return mark;
  const { ref, href, blank } = mark.attrs;
  return { type: 'link', attrs: { ref: ref ?? null, href: href ?? null, blank: blank ?? false } };
}
