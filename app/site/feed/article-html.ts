import type { ViewNode } from '#app/cms/node.ts';

type Node = Pick<ViewNode, 'model' | 'fields' | 'columns'>;
type Line = { html: string; text: string };
type Pictured = { src: string; alt: string | null; caption: string; credit: string };

/**
 * The words and pictures of modules as plain HTML for readers of feeds. Rich text was made safe when it was stored; all
 * else is escaped here. What only works on the page, such as a player, is left out. Addresses become absolute.
 */
export function articleHtml(nodes: readonly Node[], origin: string): string {
  return nodes
    .map((node) => drawn(node) + below(node, origin))
    .join('')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

function below({ columns }: Node, origin: string): string {
  return columns.map(({ children }) => articleHtml(children, origin)).join('');
}

function drawn({ model, fields }: Node): string {
  if (model === 'text') return (fields.content as { html: string }).html;
  if (model === 'headline') return heading(fields.content as Line);
  if (model === 'quote') return quote(fields.content as Line, fields.author as string);
  if (model === 'image') return figure(fields.image as Pictured | null);
  return '';
}

function heading({ text }: Line): string {
  return text ? `<h2>${escaped(text)}</h2>` : '';
}

function quote({ text }: Line, author: string): string {
  const who = author ? `<footer>${escaped(author)}</footer>` : '';
  return text ? `<blockquote><p>${escaped(text)}</p>${who}</blockquote>` : '';
}

function figure(image: Pictured | null): string {
  if (!image) return '';
  const words = [image.caption, image.credit].filter(Boolean).join(' ');
  const caption = words ? `<figcaption>${escaped(words)}</figcaption>` : '';
  return `<figure><img src="${escaped(image.src)}" alt="${escaped(image.alt ?? '')}">${caption}</figure>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
