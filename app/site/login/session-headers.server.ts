import { auth } from '#app/auth/auth-runtime.server.ts';
import { csrfSetCookie, newCsrfToken } from '#app/auth/csrf-token.server.ts';

/** The cookies of a new session; its CSRF token is a new one too, so that none from before the login works on. */
export function sessionHeaders(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', csrfSetCookie(newCsrfToken(), auth()));
  return headers;
}
