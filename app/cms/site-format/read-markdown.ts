import type { RichBlock, RichDocument, RichItem } from '../rich-text/rich-document.ts';
import type { Names } from './link-target.ts';
import { MarkdownProblem, readInlines } from './read-inlines.ts';

const listSign = /^(?:- |(\d+)\. )/;
const align = /^\{align=(center|right)\}$/;

/** Reads Markdown as it is written here. Throws `MarkdownProblem` with the number of the line within the text. */
export function readMarkdown(text: string, names: Names): RichDocument {
  const lines = text.split('\n').map((content, index) => ({ content, at: index }));
  return { type: 'doc', ...contentOf(readBlocks(lines, names)) };
}

type Line = { content: string; at: number };

function readBlocks(lines: Line[], names: Names): RichBlock[] {
  const blocks: RichBlock[] = [];
  let rest = lines;
  while (rest.length > 0) {
    const [first] = rest;
    if (!first?.content.trim()) rest = rest.slice(1);
    else if (listSign.test(first.content)) rest = readList(rest, names, blocks);
    else rest = readParagraph(rest, names, blocks);
  }
  return blocks;
}

function readParagraph(lines: Line[], names: Names, blocks: RichBlock[]): Line[] {
  const end = lines.findIndex(({ content }, index) => index > 0 && (!content.trim() || listSign.test(content)));
  const own = end === -1 ? lines : lines.slice(0, end);
  const [, alignment] = align.exec(own[0]?.content ?? '') ?? [];
  const text = alignment ? own.slice(1) : own;
  const isEmpty = text.length === 0 || (text.length === 1 && text[0]?.content === '\\');
  const inlines = isEmpty ? [] : readWithLine(text, names);
  blocks.push({
    type: 'paragraph',
    // Proof: the pattern accepts these two and no others.
    ...(alignment ? { attrs: { align: alignment as 'center' | 'right' } } : {}),
    ...contentOf(inlines),
  });
  return lines.slice(own.length);
}

function readList(lines: Line[], names: Names, blocks: RichBlock[]): Line[] {
  const [first] = lines;
  const number = listSign.exec(first?.content ?? '')?.[1];
  const items: Line[][] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] as Line;
    const sign = listSign.exec(line.content);
    const width = items.length > 0 ? signWidth(lines, items) : 0;
    if (sign && (sign[1] === undefined) === (number === undefined)) {
      items.push([{ ...line, content: line.content.slice(sign[0].length) }]);
    } else if (items.length > 0 && line.content.startsWith(' '.repeat(width)) && line.content.trim()) {
      items.at(-1)?.push({ ...line, content: line.content.slice(width) });
    } else if (!line.content.trim() && continues(lines.slice(at), width, number)) {
      items.at(-1)?.push({ ...line, content: '' });
    } else break;
  }
  blocks.push({
    type: number === undefined ? 'bullet_list' : 'ordered_list',
    ...(number === undefined || number === '1' ? {} : { attrs: { order: Number(number) } }),
    content: items.map((own): RichItem => {
      const content = readBlocks(own, names);
      return { type: 'list_item', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
    }),
  });
  return lines.slice(at);
}

/** How far the lines of the last item that began are moved in. */
function signWidth(lines: Line[], items: Line[][]): number {
  const start = items.at(-1)?.[0]?.at;
  const line = lines.find(({ at }) => at === start)?.content ?? '';
  return listSign.exec(line)?.[0].length ?? 0;
}

/** Whether a list goes on after empty lines. */
function continues(lines: Line[], width: number, number: string | undefined): boolean {
  const next = lines.find(({ content }) => content.trim())?.content;
  if (next === undefined) return false;
  const sign = listSign.exec(next);
  return sign ? (sign[1] === undefined) === (number === undefined) : next.startsWith(' '.repeat(width));
}

function readWithLine(lines: Line[], names: Names) {
  try {
    return readInlines(lines.map(({ content }) => content).join('\n'), names);
  } catch (problem) {
    if (!(problem instanceof MarkdownProblem)) throw problem;
    throw new MarkdownProblem(problem.code, problem.found, (lines[0]?.at ?? 0) + problem.line);
  }
}

function contentOf<Content>(content: Content[]): { content?: Content[] } {
  return content.length > 0 ? { content } : {};
}
