import { isDeepStrictEqual } from 'node:util';
import { type LineDocument, lineDocument, parseLine } from '../rich-text/line-document.ts';
import { type RichDocument, richDocument } from '../rich-text/rich-document.ts';
import type { Names } from './link-target.ts';
import { plainDocument } from './plain-document.ts';
import { MarkdownProblem } from './read-inlines.ts';
import { readMarkdown } from './read-markdown.ts';
import type { TextForm } from './text-leaf.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A text of a language file: behind the name of its field, or below a heading. */
export type WrittenText = { isBlock: boolean; text: string };

const fence = '```';
const longest = 200_000;

/** Writes a text so that reading it gives the same again. */
export function writeText(form: TextForm, value: unknown, names: Names): WrittenText {
  if (form === 'plain' && typeof value === 'string') return writePlain(value);
  if (form === 'line') return writeLine(value);
  if (form === 'markdown') return { isBlock: true, text: writeRich(value, names) };
  return { isBlock: false, text: JSON.stringify(value) };
}

/** Reads a text. Throws `MarkdownProblem` where it cannot be read. */
export function readText(form: TextForm, { isBlock, text }: WrittenText, names: Names): unknown {
  if (form === 'markdown') return readRich(text, names);
  if (form === 'json') return readJson(text);
  const plain = isBlock ? text.replace(/^\\(?=[#\\])/gm, '') : text.startsWith('"') ? readJson(text) : text;
  if (form === 'plain') return plain;
  if (text.startsWith(documentStart)) return readJson(text);
  return typeof plain === 'string' ? readLine(plain) : plain;
}

const documentStart = '{"type"';

function writePlain(value: string): WrittenText {
  const isPlain = value === value.trim() && !value.startsWith('"') && !value.startsWith(documentStart);
  if (isPlain && !/[\r\n]/.test(value)) return { isBlock: false, text: value };
  if (isPlain && !value.includes('\r')) return { isBlock: true, text: value.replace(/^(?=[#\\])/gm, '\\') };
  return { isBlock: false, text: JSON.stringify(value) };
}

function writeLine(value: unknown): WrittenText {
  const document = plainLine(parseLine(value));
  const text = (document.content ?? [])
    .map((node) => (node.type === 'text' ? node.text.replace(/[\\|]/g, '\\$&') : '|'))
    .join('');
  if (!isDeepStrictEqual(readLine(text), document) || lineDocument(longest).safeParse(value).error)
    return { isBlock: false, text: JSON.stringify(value) };
  const written = writePlain(text);
  return written.isBlock ? { isBlock: false, text: JSON.stringify(text) } : written;
}

function readLine(text: string): LineDocument {
  const content: NonNullable<LineDocument['content']> = [];
  for (const [part] of text.matchAll(/\||(?:\\.|[^|\\])+|\\$/gsu)) {
    if (part === '|') content.push({ type: 'hard_break' });
    else content.push({ type: 'text', text: part.replace(/\\(.)/gsu, '$1') });
  }
  return { type: 'doc', ...(content.length > 0 ? { content } : {}) };
}

function plainLine({ content }: LineDocument): LineDocument {
  return { type: 'doc', ...(content?.length ? { content } : {}) };
}

/** Markdown where it says all of the document, otherwise the document itself. */
function writeRich(value: unknown, names: Names): string {
  const document = richDocument(longest).safeParse(value).data;
  const markdown = document ? writeMarkdown(document, names) : null;
  const isExact =
    document && markdown !== null && isSame(markdown, plainDocument(document), names) && isBlockText(markdown);
  return isExact ? markdown : `${fence}json\n${JSON.stringify(value)}\n${fence}`;
}

function isSame(markdown: string, document: RichDocument, names: Names): boolean {
  try {
    return isDeepStrictEqual(readMarkdown(markdown, names), document);
  } catch (problem) {
    if (problem instanceof MarkdownProblem) return false;
    throw problem;
  }
}

/** Empty lines around a text are not part of it, and a heading would end it. */
function isBlockText(text: string): boolean {
  return (
    text === '' || (!/^\s*\n|\n\s*$/.test(text) && !/^\s*$/.test(text) && !/^#/m.test(text) && !text.includes('\r'))
  );
}

function readRich(text: string, names: Names): unknown {
  const [, json] = /^```json\n([\s\S]*)\n```$/.exec(text) ?? [];
  return json === undefined ? readMarkdown(text, names) : readJson(json);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MarkdownProblem('bad_text', text.slice(0, 40));
  }
}
