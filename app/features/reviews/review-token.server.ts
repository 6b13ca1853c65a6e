import { createHmac, timingSafeEqual } from 'node:crypto';
import { auth } from '#app/auth/auth-runtime.server.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * An id with the signature of this site, such as a link to a draft carries it. It can be made again for whoever made the
 * link, and a database that was copied opens nothing.
 */
export function signedId(purpose: 'review' | 'reader', id: string): string {
  return `${id}.${signature(purpose, id)}`;
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
