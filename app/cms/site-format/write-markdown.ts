import type { RichBlock, RichDocument, RichInline, RichMark } from '../rich-text/rich-document.ts';
import { type Names, writeTarget } from './link-target.ts';

/** A rich text as Markdown. Not every document can be said so; whoever writes a file reads it back and compares. */
export function writeMarkdown(document: RichDocument, names: Names): string {
  return writeBlocks(document.content ?? [], names, '\n\n');
}

function writeBlocks(blocks: RichBlock[], names: Names, between: string): string {
  return blocks
    .map((block, index) => {
      const text = block.type === 'paragraph' ? writeParagraph(block, names) : writeList(block, names);
      if (index === 0) return text;
      return (block.type === 'paragraph' ? '\n\n' : between) + text;
    })
    .join('');
}

/** An empty paragraph is a backslash alone. */
function writeParagraph({ attrs, content = [] }: RichBlock & { type: 'paragraph' }, names: Names): string {
  const align = attrs?.align ? `{align=${attrs.align}}\n` : '';
  const lines = writeInlines(content, names).split('\n');
  return `${align}${lines.map(escapeStart).join('\n')}` || '\\';
}

function writeList(list: Exclude<RichBlock, { type: 'paragraph' }>, names: Names): string {
  const first = list.attrs?.order ?? 1;
  return list.content
    .map(({ content }, index) => {
      const sign = list.type === 'bullet_list' ? '- ' : `${first + index}. `;
      const lines = writeBlocks(content, names, '\n').split('\n');
      return lines.map((line, at) => (at === 0 ? sign + line : line && ' '.repeat(sign.length) + line)).join('\n');
    })
    .join('\n');
}

/** Keeps a mark open over neighbours that share it, as the HTML of a page does. */
function writeInlines(inlines: RichInline[], names: Names): string {
  let text = '';
  let open: RichMark[] = [];
  for (const inline of inlines) {
    const marks = inline.marks ?? [];
    const shared = open.findIndex((mark, index) => JSON.stringify(mark) !== JSON.stringify(marks[index]));
    const kept = shared === -1 ? open.length : shared;
    text += closing(open.slice(kept), names);
    text += marks.slice(kept).map(opening).join('');
    text += inline.type === 'text' ? escapeText(inline.text) : '\n';
    open = marks;
  }
  return text + closing(open, names);
}

function opening(mark: RichMark): string {
  if (mark.type === 'link') return '[';
  if (mark.type === 'lang') return `{${mark.attrs.lang}:`;
  return mark.type === 'strong' ? '**' : '*';
}

function closing(marks: RichMark[], names: Names): string {
  return marks
    .map((mark) => {
      if (mark.type === 'lang') return '}';
      if (mark.type !== 'link') return mark.type === 'strong' ? '**' : '*';
      const { ref, href, blank } = mark.attrs;
      const target = ref ? writeTarget(ref, names) : (href ?? '').replace(/[()\\]/g, '\\$&');
      return `](${target})${blank ? '{blank}' : ''}`;
    })
    .reverse()
    .join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\*[\]{}]/g, '\\$&');
}

/** What would begin a heading, a list or a block of code begins with a backslash. */
function escapeStart(line: string): string {
  return line.replace(/^(?=#|- |\d+\. |```)/, '\\');
}
