import { artworks } from './artwork/pictures/catalogue.ts';
import { stableId } from './stable-id.ts';
import { keepTogether } from './typography.ts';

type Mark = { type: string; attrs?: Record<string, unknown> };
type DocNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  text?: string;
  marks?: Mark[];
};
export type Doc = { type: 'doc'; content: DocNode[] };
export type Reference = { type: string; id: string; anchor?: string };

/** The id of a picture of the catalogue. */
export function art(key: string): string {
  if (!artworks.some((picture) => picture.key === key)) throw new Error(`No picture "${key}" in the catalogue.`);
  return stableId('artwork', key);
}

const entryTypes = ['article', 'production', 'person', 'series', 'venue'];
const ownTarget = /^(?<type>[a-z]+):(?<key>[a-z0-9-]+)(?:#(?<anchor>[a-z0-9-]+))?$/;

/** A reference to a page or an entry of the demo, `page:anfahrt#bus`, `article:knoten`; null for any other address. */
export function referenceTo(target: string): Reference | null {
  const { type = '', key = '', anchor } = ownTarget.exec(target)?.groups ?? {};
  const more = anchor ? { anchor } : {};
  if (type === 'page') return { type, id: stableId('page', key), ...more };
  return entryTypes.includes(type) ? { type, id: stableId('entry', `${type}/${key}`), ...more } : null;
}

/** A heading or other single line; `|` breaks it. */
export function line(text: string): Doc {
  const parts = keepTogether(text).split('|');
  const content = parts.flatMap((part, index) => [
    ...(index > 0 ? [{ type: 'hard_break' }] : []),
    ...(part ? [{ type: 'text', text: part }] : []),
  ]);
  return { type: 'doc', content };
}

/**
 * Rich text from light markup: blank lines part paragraphs, `- ` and `1. ` begin list items, a single line break stays one;
 * inline `**strong**`, `*emphasis*`, `[words](page:key#anchor)`, `[words](https://…)` and `{en:words}` for another language.
 */
export function rich(source: string): Doc {
  const blocks = source.trim().split(/\n\s*\n/);
  return { type: 'doc', content: blocks.map((block) => readBlock(block.split('\n').map((row) => row.trim()))) };
}

const bullet = /^- /;
const number = /^\d+\. /;

function readBlock(rows: string[]): DocNode {
  if (rows.every((row) => bullet.test(row))) return listOf('bullet_list', rows, bullet);
  if (rows.every((row) => number.test(row))) return listOf('ordered_list', rows, number);
  return paragraphOf(rows);
}

function listOf(type: string, rows: string[], sign: RegExp): DocNode {
  const items = rows.map((row) => ({ type: 'list_item', content: [paragraphOf([row.replace(sign, '')])] }));
  return { type, content: items };
}

function paragraphOf(rows: string[]): DocNode {
  const content = rows.flatMap((row, index) => [
    ...(index > 0 ? [{ type: 'hard_break' }] : []),
    ...readInline(keepTogether(row), []),
  ]);
  return { type: 'paragraph', content };
}

const inline =
  /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|\[(?<words>[^\]]+)\]\((?<target>[^)\s]+)\)|\{(?<lang>[a-z]{2,3}):(?<foreign>[^}]+)\}/u;

function readInline(text: string, marks: Mark[]): DocNode[] {
  const found = inline.exec(text);
  if (!found?.groups) return plain(text, marks);
  const { strong, em, words, target, lang, foreign } = found.groups;
  const inner = strong ?? em ?? words ?? foreign ?? '';
  const mark = markFor({ strong, em, target, lang });
  return [
    ...plain(text.slice(0, found.index), marks),
    ...readInline(inner, [...marks, mark]),
    ...readInline(text.slice(found.index + found[0].length), marks),
  ];
}

function plain(text: string, marks: Mark[]): DocNode[] {
  if (!text) return [];
  return [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }];
}

type Found = { strong?: string; em?: string; target?: string; lang?: string };

function markFor({ strong, em, target, lang }: Found): Mark {
  if (strong !== undefined) return { type: 'strong' };
  if (em !== undefined) return { type: 'em' };
  if (lang !== undefined) return { type: 'lang', attrs: { lang } };
  return { type: 'link', attrs: linkAttributes(target ?? '') };
}

function linkAttributes(target: string): Record<string, unknown> {
  const ref = referenceTo(target);
  return { ref, href: ref ? null : target, blank: false };
}
