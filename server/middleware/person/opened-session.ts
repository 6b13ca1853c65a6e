import type { Context } from 'hono';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { csrfSetCookie, newCsrfToken } from '#app/auth/csrf-token.server.ts';
import type { AppEnv } from '../app-env.ts';

/** Answers a script that has logged somebody in: the cookies, and a new token for what it writes from now on. */
export function openedSession(context: Context<AppEnv>, setCookies: readonly string[], body: object = { ok: true }) {
  const csrfToken = newCsrfToken();
  for (const cookie of [...setCookies, csrfSetCookie(csrfToken, auth())])
    context.header('Set-Cookie', cookie, { append: true });
  return context.json({ ...body, csrf_token: csrfToken }, 200, { 'Cache-Control': 'no-store' });
}
