import { resolveLink } from '../link.ts';
import type { ResolveContext } from '../resolve.ts';
import type { LineDocument } from './line-document.ts';
import type { RichBlock, RichDocument, RichInline, RichMark } from './rich-document.ts';

// Writes exactly what ProseMirror's serializer writes for our two schemas, so that mounting the editor moves nothing.

/** The inner HTML of a line. */
export function lineHtml(document: LineDocument): string {
  return (document.content ?? []).map((node) => (node.type === 'text' ? escapeHtml(node.text) : '<br>')).join('');
}

/** The HTML of a rich text; a link whose target is not there for this viewer leaves only its words. */
export function richHtml(document: RichDocument, context: ResolveContext): string {
  return (document.content ?? []).map((block) => blockHtml(block, context)).join('');
}

function blockHtml(block: RichBlock, context: ResolveContext): string {
  if (block.type === 'paragraph') {
    const align = block.attrs?.align;
    const attribute = align && align !== 'left' ? ` data-align="${align}"` : '';
    return `<p${attribute}>${inlineHtml(block.content ?? [], context)}</p>`;
  }
  const items = block.content.map((item) => `<li>${richHtml({ type: 'doc', content: item.content }, context)}</li>`);
  if (block.type === 'bullet_list') return `<ul>${items.join('')}</ul>`;
  const start = block.attrs?.order ?? 1;
  return `<ol${start === 1 ? '' : ` start="${start}"`}>${items.join('')}</ol>`;
}

/** Keeps a mark open over neighbours that share it: `<strong>a <em>b</em></strong>`, not two strongs. */
function inlineHtml(inlines: RichInline[], context: ResolveContext): string {
  let html = '';
  let open: { key: string; close: string }[] = [];
  for (const inline of inlines) {
    const wanted = (inline.marks ?? []).map((mark) => ({ key: JSON.stringify(mark), ...markTags(mark, context) }));
    const kept = wanted.findIndex((mark, index) => open[index]?.key !== mark.key);
    const shared = kept === -1 ? wanted.length : kept;
    html += closing(open.slice(shared));
    html += wanted
      .slice(shared)
      .map((mark) => mark.open)
      .join('');
    html += inline.type === 'text' ? escapeHtml(inline.text) : '<br>';
    open = wanted;
  }
  return html + closing(open);
}

function closing(marks: { close: string }[]): string {
  return marks
    .map((mark) => mark.close)
    .reverse()
    .join('');
}

function markTags(mark: RichMark, context: ResolveContext): { open: string; close: string } {
  if (mark.type === 'link') return linkTags(mark.attrs, context);
  if (mark.type === 'lang') return { open: `<span lang="${escapeHtml(mark.attrs.lang)}">`, close: '</span>' };
  return { open: `<${mark.type}>`, close: `</${mark.type}>` };
}

function linkTags(attrs: Extract<RichMark, { type: 'link' }>['attrs'], context: ResolveContext) {
  const stored = attrs.ref ? { ref: attrs.ref } : { url: attrs.href ?? '' };
  const link = resolveLink(attrs.ref || attrs.href ? stored : null, context);
  if (!link) return { open: '', close: '' };
  const blank = attrs.blank ? ' target="_blank" rel="noopener noreferrer"' : '';
  const external = link.external ? ' data-external=""' : '';
  return { open: `<a href="${escapeHtml(link.href)}"${blank}${external}>`, close: '</a>' };
}

/** Text for an element or a quoted attribute. */
/** Text as markup shows it, also within the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
