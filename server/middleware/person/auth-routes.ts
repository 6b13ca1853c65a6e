import { Hono } from 'hono';
import { z } from 'zod';
import { auth } from '#app/auth/auth-runtime.server.ts';
import { csrfSetCookie, newCsrfToken } from '#app/auth/csrf-token.server.ts';
import { signIn, signOut } from '#app/auth/sign-in.server.ts';
import { viewerOf } from '#app/auth/viewer.server.ts';
import type { AppEnv } from '../app-env.ts';

const credentials = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) });

/** The routes of better-auth that are open: in, out, and who am I. Used by the login dialog of the editor. */
export const authRoutes = new Hono<AppEnv>();

authRoutes.post('/api/auth/sign-in/email', async (context) => {
  const parsed = credentials.safeParse(await context.req.json().catch(() => null));
  if (!parsed.success) return context.json({ error: 'invalid' }, 422);
  const attempt = { ...parsed.data, address: context.get('clientAddress'), headers: context.req.raw.headers };
  const answer = await signIn(attempt);
  if (answer.kind === 'limited') {
    const retryAfter = String(answer.retryAfterSeconds);
    return context.json({ error: 'limited', retry_after: answer.retryAfterSeconds }, 429, {
      'Retry-After': retryAfter,
    });
  }
  if (answer.kind === 'refused') return context.json({ error: 'refused' }, 401);
  const csrfToken = newCsrfToken();
  for (const cookie of answer.setCookies) context.header('Set-Cookie', cookie, { append: true });
  context.header('Set-Cookie', csrfSetCookie(csrfToken, auth()), { append: true });
  return context.json({ ok: true, csrf_token: csrfToken }, 200, { 'Cache-Control': 'no-store' });
});

authRoutes.post('/api/auth/sign-out', async (context) => {
  for (const cookie of await signOut(context.req.raw.headers)) context.header('Set-Cookie', cookie, { append: true });
  return context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' });
});

authRoutes.get('/api/auth/get-session', async (context) => {
  const viewer = await viewerOf(context.req.raw);
  const person = viewer.kind === 'editor' ? { id: viewer.id, email: viewer.email, name: viewer.username } : null;
  return context.json({ user: person }, 200, { 'Cache-Control': 'no-store' });
});

authRoutes.all('/api/auth/*', (context) => context.json({ error: 'not_found' }, 404));
