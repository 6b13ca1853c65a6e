import { Schema } from 'prosemirror-model';
import { isAcceptedUrl, resolveLink, type StoredLink } from '#app/cms/link.ts';
import type { ResolveContext } from '#app/cms/resolve.ts';
import { languageTag } from '#app/cms/rich-text/language-tag.ts';

const text = { group: 'inline' } as const;
const hardBreak = {
  inline: true,
  group: 'inline',
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'] as const,
};

/** One line: words and wanted breaks. Also edits plain text where it stands. */
export const lineSchema = new Schema({
  nodes: { doc: { content: 'inline*' }, text, hard_break: hardBreak },
});

/** Plain text of one line: nothing but words. */
export const plainSchema = new Schema({ nodes: { doc: { content: 'text*' }, text } });

/** Renders exactly what `richHtml` writes for visitors, so that mounting moves nothing. */
export function richSchema(context: ResolveContext) {
  return new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: {
        content: 'inline*',
        group: 'block',
        attrs: { align: { default: null } },
        parseDOM: [{ tag: 'p', getAttrs: (dom) => ({ align: alignOf(dom) }) }],
        toDOM: ({ attrs }) => ['p', attrs.align && attrs.align !== 'left' ? { 'data-align': attrs.align } : {}, 0],
      },
      bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
      ordered_list: {
        content: 'list_item+',
        group: 'block',
        attrs: { order: { default: 1 } },
        parseDOM: [{ tag: 'ol' }],
        toDOM: ({ attrs }) => ['ol', attrs.order === 1 ? {} : { start: attrs.order }, 0],
      },
      list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
      text,
      hard_break: hardBreak,
    },
    marks: {
      link: {
        attrs: { ref: { default: null }, href: { default: null }, blank: { default: false } },
        inclusive: false,
        parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => linkAttrs(dom) }],
        toDOM: ({ attrs }) => ['a', linkLook(attrs as LinkAttrs, context), 0],
      },
      lang: {
        attrs: { lang: {} },
        parseDOM: [{ tag: 'span[lang]', getAttrs: languageOf }],
        toDOM: ({ attrs }) => ['span', { lang: attrs.lang }, 0],
      },
      strong: {
        // Google Docs wraps everything it copies in a <b> that is not bold.
        parseDOM: [
          { tag: 'strong' },
          { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
          { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
        ],
        toDOM: () => ['strong', 0],
      },
      em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    },
  });
}

export type LinkAttrs = { ref: StoredLink['ref'] | null; href: string | null; blank: boolean };

function linkAttrs(dom: HTMLElement): LinkAttrs | false {
  const href = dom.getAttribute('href') ?? '';
  return isAcceptedUrl(href) && { ref: null, href, blank: dom.getAttribute('target') === '_blank' };
}

/** Other programs write `DE` or say what no browser knows; a text with such a mark would be refused as a whole. */
function languageOf(dom: HTMLElement): { lang: string } | false {
  const lang = (dom.getAttribute('lang') ?? '').replace(/^[^-]+/, (name) => name.toLowerCase());
  return languageTag.test(lang) && { lang };
}

function linkLook({ ref, href, blank }: LinkAttrs, context: ResolveContext): Record<string, string> {
  const link = resolveLink(ref ? { ref } : href ? { url: href } : null, context);
  return {
    href: link?.href ?? '#',
    ...(blank ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    ...(link?.external ? { 'data-external': '' } : {}),
  };
}

function alignOf(dom: HTMLElement): string | null {
  const align = dom.dataset.align ?? dom.style.textAlign;
  return align === 'center' || align === 'right' ? align : null;
}
