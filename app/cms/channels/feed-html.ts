import type { ImageView, LinkView } from '../resolve.ts';
import { escapeHtml } from '../rich-text/to-html.ts';

// Parts of which modules write themselves for readers of feeds. Rich text was made safe when it was stored; all else is
// escaped here.

/** An element around markup; nothing around nothing. */
export function around(name: string, html: string): string {
  return html ? `<${name}>${html}</${name}>` : '';
}

/** The same around plain text. */
export function plain(name: string, text: string): string {
  return around(name, escapeHtml(text));
}

/** A picture with what stands below it. */
export function figure(image: Pick<ImageView, 'src' | 'alt' | 'caption' | 'credit'> | null, caption = ''): string {
  if (!image) return '';
  const below = plain('figcaption', [caption || image.caption, image.credit].filter(Boolean).join(' '));
  return `<figure><img src="${escapeHtml(image.src)}" alt="${escapeHtml(image.alt ?? '')}">${below}</figure>`;
}

/** Text that leads somewhere; text alone where nothing is to be found. */
export function anchored(to: Pick<LinkView, 'href'> | null, text: string): string {
  return to && text ? `<a href="${escapeHtml(to.href)}">${escapeHtml(text)}</a>` : escapeHtml(text);
}
