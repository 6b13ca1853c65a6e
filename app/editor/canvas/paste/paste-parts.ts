import { richFromHtml, textFromHtml } from '#app/cms/rich-text/from-html.ts';
import type { RichDocument } from '#app/cms/rich-text/rich-document.ts';

/** A piece of something pasted that would be a module of its own here. */
export type PastePart =
  | { kind: 'headline'; level: number; words: string }
  | { kind: 'text'; document: RichDocument }
  | { kind: 'image'; src: string; alt: string }
  | { kind: 'table'; rows: string[][] };

const piece = /<(h[1-6]|table)\b[^>]*>|<img\b[^>]*>/i;

/** What cleaned HTML is made of, in reading order. A table that only lays out
 * (one column, or tables in it) is read through. */
export function pasteParts(html: string): PastePart[] {
  const parts: PastePart[] = [];
  let rest = html;
  for (let found = piece.exec(rest); found; found = piece.exec(rest)) {
    const [tag, name] = found;
    const end = name ? endOf(rest, name, found.index) : found.index + tag.length;
    const inner = rest.slice(found.index, end);
    const isTable = name?.toLowerCase() === 'table';
    const rows = isTable ? rowsOf(inner) : [];
    const isLayout = isTable && (/.<table\b/is.test(inner) || !rows.some((cells) => cells.length > 1));
    parts.push(...textOf(rest.slice(0, found.index)));
    if (isLayout) parts.push(...pasteParts(inner.slice(tag.length)));
    else parts.push(...partOf(inner, tag, name, rows));
    rest = rest.slice(end);
  }
  return [...parts, ...textOf(rest)];
}

function partOf(inner: string, tag: string, name: string | undefined, rows: string[][]): PastePart[] {
  if (!name) return [{ kind: 'image', src: attributeOf(tag, 'src'), alt: attributeOf(tag, 'alt') }];
  if (rows.length > 0) return [{ kind: 'table', rows }];
  const words = textFromHtml(inner).replaceAll(/\s+/g, ' ').trim();
  return words ? [{ kind: 'headline', level: Number(name[1]), words }] : [];
}

function textOf(html: string): PastePart[] {
  const document = richFromHtml(html);
  return document.content?.length ? [{ kind: 'text', document }] : [];
}

function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/tr>|<tr\b|$)/gi)]
    .map(([, row = '']) =>
      [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)(?=<\/t[dh]>|<t[dh]\b|$)/gi)].map(([, cell = '']) =>
        textFromHtml(cell).replaceAll(/\s+/g, ' ').trim(),
      ),
    )
    .filter((cells) => cells.some(Boolean));
}

/** Tables stand in tables where a mail program laid them out. */
function endOf(html: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'gi');
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

function attributeOf(tag: string, name: string): string {
  const [, quoted, plain] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|([^\\s">]+))`, 'i').exec(tag) ?? [];
  return (quoted ?? plain ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}
