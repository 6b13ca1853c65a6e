import { randomBytes, timingSafeEqual } from 'node:crypto';

export const csrfCookie = 'csrftoken';
export const csrfHeader = 'X-CSRFToken';
/** For forms that must work without JavaScript. */
export const csrfField = 'csrfmiddlewaretoken';

const tokenShape = /^[\w-]{43}$/;

/** 256 random bits, in the letters a cookie may hold. */
export function newCsrfToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token of a `Cookie` header; null where there is none, or something that cannot be one of ours. */
export function csrfTokenOf(cookieHeader: string | null | undefined): string | null {
  const match = /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookieHeader ?? '');
  return match?.[1] && tokenShape.test(match[1]) ? match[1] : null;
}

/** Whether the token was repeated. Takes the same time wherever the two begin to differ. */
export function isSameToken(expected: string | null, given: string | null | undefined): boolean {
  if (!expected || !given || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** Readable by script, because the editor echoes it in a header. */
export function csrfSetCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  return `${csrfCookie}=${token}; Path=/; SameSite=Lax; Max-Age=604800${isSecure ? '; Secure' : ''}`;
}
