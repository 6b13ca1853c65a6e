import { z } from 'zod';
import { fileAddress } from '#app/media/address.ts';
import { readStored } from './read-stored.ts';
import type { Address, LinkView, ResolveContext } from './resolve.ts';

/** Where the originals and renditions of the media library are served. */
const mediaFilerPath = '/media/';

/** Something of ours, and perhaps a place within it. */
export const linkTarget = z.strictObject({
  type: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  id: z.uuid(),
  anchor: z.string().max(80).optional(),
});

export const storedLink = z.union([
  z.strictObject({ ref: linkTarget, blank: z.boolean().optional() }),
  z.strictObject({
    url: z.string().max(2000).refine(isAcceptedUrl, { message: 'field_problem_link' }),
    blank: z.boolean().optional(),
  }),
]);

export type StoredLink = { ref?: z.infer<typeof linkTarget>; url?: string; blank?: boolean };

/** Reads a stored link; what could not be stored today counts as none. */
export function parseLink(value: unknown): StoredLink | null {
  return readStored(storedLink, value) ?? null;
}

/** What leaves the site, or is a file (docs/behaviour/content.md#links). */
export function isExternal(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return !url.startsWith('/') || /\.(jpe?g|png|pdf)$/i.test(path) || url.includes(mediaFilerPath);
}

/** Web addresses, mail, telephone, paths of this site and anchors; no script, no data, no unknown scheme. */
export function isAcceptedUrl(url: string): boolean {
  if (url === '' || hasControlOrSpace(url)) return false;
  if (url.startsWith('#')) return url.length > 1;
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url);
  if (/^mailto:[^@]+@[^@]+$/i.test(url) || /^tel:\+?[\d().-]+$/i.test(url)) return true;
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

/** What the view renders; `null` when there is no link or its target is not there for this viewer. */
export function resolveLink(link: StoredLink | null, context: ResolveContext): LinkView | null {
  if (!link) return null;
  const blank = link.blank ? { blank: true } : {};
  if (link.url !== undefined)
    return { href: link.url, external: isExternal(link.url) && !isAnchor(link.url), title: null, ...blank };
  const address = link.ref && targetAddress(link.ref, context);
  if (!address?.href) return null;
  const href = link.ref?.anchor ? `${address.href}#${link.ref.anchor}` : address.href;
  return { href, external: isExternal(address.href), title: address.title, ...blank };
}

/** Where a reference leads; files of the library have their address with them. Undefined when the target is gone. */
export function targetAddress(
  { type, id }: Pick<z.infer<typeof linkTarget>, 'type' | 'id'>,
  context: ResolveContext,
): Address | undefined {
  const file = type === 'media' ? context.media(id) : undefined;
  if (file && file.kind !== 'image') return { href: fileAddress(file), title: file.name, online: true };
  return context.address({ type, id });
}

/** An anchor stays on the page, so it is rendered as inner link although it does not start with a slash. */
function isAnchor(url: string): boolean {
  return url.startsWith('#');
}

function hasControlOrSpace(url: string): boolean {
  return [...url].some((character) => character <= ' ' || character === '\u007f');
}
