import { isAcceptedUrl } from '../link.ts';
import { decodeEntities } from './entities.ts';
import { attributePairs, htmlParts } from './html-parts.ts';
import { languageTag } from './language-tag.ts';
import { readOwnAddress } from './own-address.ts';
import type { RichBlock, RichDocument, RichInline, RichItem, RichList, RichMark } from './rich-document.ts';

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote section article header footer table tr td th dl dt dd pre hr figure'.split(' '),
);
const deepestList = 8;

/** Whether somebody wrote markup and not just signs that look like it. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|br|b|i|em|strong|a|ul|ol|li|div|span|h[1-6]|table|script|img|iframe)\b[^<>]*>|&(?:[a-z]+|#\d+);/i.test(
    text,
  );
}

/**
 * The rich text of any HTML: paragraphs, lists, emphasis, links and languages; everything else leaves its words or,
 * where it is code, nothing. `exact` keeps every space and empty paragraph, for HTML that we wrote ourselves.
 */
export function richFromHtml(html: string, { exact = false }: { exact?: boolean } = {}): RichDocument {
  const builder = new Builder(exact);
  for (const part of htmlParts(html)) {
    if ('text' in part) builder.text(part.text);
    else if (part.isClosing) builder.close(part.name);
    else builder.open(part.name, part.attributes);
  }
  return builder.finish();
}

/** Plain words of several lines as rich text: an empty line begins a paragraph. */
export function richFromText(text: string): RichDocument {
  const content = text.split(/\n\s*\n/).flatMap((part): RichBlock[] => {
    const lines = part
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const inlines = lines.flatMap((line, at): RichInline[] => [
      ...(at > 0 ? [{ type: 'hard_break' as const }] : []),
      { type: 'text', text: line },
    ]);
    return inlines.length > 0 ? [{ type: 'paragraph', content: inlines }] : [];
  });
  return { type: 'doc', content };
}

/** Only the words of HTML, a line for each paragraph. */
export function textFromHtml(html: string): string {
  return linesOf(richFromHtml(html).content ?? [])
    .join('\n')
    .trim();
}

function linesOf(content: readonly RichBlock[]): string[] {
  return content.flatMap((block) => {
    if (block.type !== 'paragraph') return block.content.flatMap((item) => linesOf(item.content));
    return [(block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')];
  });
}

class Builder {
  readonly #exact: boolean;
  readonly #root: RichBlock[] = [];
  /** Where blocks go: the document, or items of open lists. */
  #into: RichBlock[] = this.#root;
  #lists: { list: RichList; outer: RichBlock[] }[] = [];
  #inlines: RichInline[] = [];
  #marks: { name: string; mark: RichMark }[] = [];
  #paragraph: { align?: 'center' | 'right'; isOpen: boolean } = { isOpen: false };

  constructor(exact: boolean) {
    this.#exact = exact;
  }

  text(raw: string): void {
    const decoded = decodeEntities(raw);
    const text = this.#exact ? decoded : decoded.replace(/[\s\u00ad]+/g, (run) => (/[\n\r\t ]/.test(run) ? ' ' : run));
    if (text === '') return;
    const last = this.#inlines.at(-1);
    const marks = this.#marks.map(({ mark }) => mark).slice(0, 4);
    if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += text;
    else this.#inlines.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
  }

  open(name: string, attributes: string): void {
    if (name === 'br') {
      const marks = this.#marks.map(({ mark }) => mark);
      this.#inlines.push({ type: 'hard_break', ...(marks.length > 0 ? { marks } : {}) });
    } else if (name === 'ul' || name === 'ol') this.#openList(name, attributes);
    else if (name === 'li') this.#openItem();
    else if (blocks.has(name)) {
      this.#flush();
      const align = /text-align:\s*(center|right)|data-align\s*=\s*["']?(center|right)/i.exec(attributes);
      const side = (align?.[1] ?? align?.[2])?.toLowerCase() as 'center' | 'right' | undefined;
      this.#paragraph = { isOpen: name === 'p', ...(side ? { align: side } : {}) };
      if (/^h[1-6]$/.test(name)) this.#marks.push({ name, mark: { type: 'strong' } });
    } else {
      const mark = markOf(name, attributes);
      if (mark && !this.#marks.some((open) => open.mark.type === mark.type)) this.#marks.push({ name, mark });
    }
  }

  close(name: string): void {
    if (name === 'ul' || name === 'ol') this.#closeList();
    else if (blocks.has(name) || name === 'li') {
      this.#flush();
      if (/^h[1-6]$/.test(name)) this.#dropMark(name);
    } else this.#dropMark(name);
  }

  finish(): RichDocument {
    this.#flush();
    while (this.#lists.length > 0) this.#closeList();
    const content = withoutEmptyLists(this.#root);
    return content.length > 0 ? { type: 'doc', content } : { type: 'doc' };
  }

  #dropMark(name: string): void {
    const at = this.#marks.findLastIndex((open) => open.name === name);
    if (at >= 0) this.#marks.splice(at, 1);
  }

  #openList(name: 'ul' | 'ol', attributes: string): void {
    this.#flush();
    if (this.#lists.length >= deepestList) return;
    const start = /\bstart\s*=\s*["']?(\d{1,4})/i.exec(attributes)?.[1];
    const order = start === undefined ? {} : { attrs: { order: Number(start) } };
    const list: RichList = { type: name === 'ul' ? 'bullet_list' : 'ordered_list', ...order, content: [] };
    this.#into.push(list);
    this.#lists.push({ list, outer: this.#into });
  }

  #openItem(): void {
    this.#flush();
    const open = this.#lists.at(-1);
    if (!open) return;
    const item: RichItem = { type: 'list_item', content: [] };
    open.list.content.push(item);
    this.#into = item.content;
  }

  #closeList(): void {
    this.#flush();
    this.#into = this.#lists.pop()?.outer ?? this.#root;
  }

  #flush(): void {
    const { align, isOpen } = this.#paragraph;
    const content = this.#exact ? this.#inlines : trimmed(this.#inlines);
    this.#inlines = [];
    this.#paragraph = { isOpen: false };
    if (content.length === 0 && !(this.#exact && isOpen)) return;
    const attrs = align ? { attrs: { align } } : {};
    this.#into.push({ type: 'paragraph', ...attrs, ...(content.length > 0 ? { content } : {}) });
  }
}

/** A list needs an item and an item a block; what stands between items goes into none. */
function withoutEmptyLists(content: readonly RichBlock[]): RichBlock[] {
  return content.flatMap((block): RichBlock[] => {
    if (block.type === 'paragraph') return [block];
    const items = block.content
      .map((item) => ({ ...item, content: withoutEmptyLists(item.content) }))
      .filter((item) => item.content.length > 0);
    return items.length > 0 ? [{ ...block, content: items }] : [];
  });
}

function trimmed(inlines: RichInline[]): RichInline[] {
  const isBlank = (inline: RichInline | undefined) =>
    inline?.type === 'hard_break' || (inline?.type === 'text' && inline.text.trim() === '');
  let [from, to] = [0, inlines.length];
  while (from < to && isBlank(inlines[from])) from += 1;
  while (to > from && isBlank(inlines[to - 1])) to -= 1;
  return inlines.slice(from, to).map((inline, at, all) => {
    if (inline.type !== 'text') return inline;
    let { text } = inline;
    if (at === 0) text = text.trimStart();
    if (at === all.length - 1) text = text.trimEnd();
    return { ...inline, text };
  });
}

function markOf(name: string, attributes: string): RichMark | null {
  if (name === 'strong' || name === 'b') return { type: 'strong' };
  if (name === 'em' || name === 'i') return { type: 'em' };
  const pairs = Object.fromEntries(attributePairs(attributes).map(([key, value]) => [key, decodeEntities(value)]));
  if (name === 'a') return linkMark(pairs.href ?? '', pairs.target === '_blank');
  if (name === 'span' && languageTag.test(pairs.lang ?? ''))
    return { type: 'lang', attrs: { lang: pairs.lang as string } };
  return null;
}

function linkMark(href: string, blank: boolean): RichMark | null {
  const more = blank ? { blank } : {};
  const ref = readOwnAddress(href);
  if (ref) return { type: 'link', attrs: { ref, ...more } };
  const address = href.trim();
  return address.length <= 2000 && isAcceptedUrl(address) ? { type: 'link', attrs: { href: address, ...more } } : null;
}
