import { createHmac, timingSafeEqual } from 'node:crypto';
import { auth } from '#app/auth/auth-runtime.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * An id with the signature of this site, such as a link to a draft carries it. It can be made again for whoever made the
 * link, and a database that was copied opens nothing.
 */
export function signedId(purpose: 'review' | 'reader', id: string): string {
  return `${id}.${signature(purpose, id)}`;
}

/** Where a review is opened: the path that is passed on. */
export function reviewUrl(locale: Locale, id: string): string {
  return urls.review(locale, signedId('review', id));
}

/** The id of a token; null for one that this site never signed. No database is asked for made-up ones. */
export function idOfToken(purpose: 'review' | 'reader', token: string | null | undefined): string | null {
  const [, id = '', signed = ''] = shape.exec(token ?? '') ?? [];
  if (!id || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(purpose, id)))) return null;
  return id;
}

function signature(purpose: string, id: string): string {
  return createHmac('sha256', auth().secret).update(`${purpose} ${id}`).digest('base64url');
}
