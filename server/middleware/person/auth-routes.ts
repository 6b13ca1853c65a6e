import { Hono } from 'hono';
import { z } from 'zod';
import { proveSecondFactor } from '#app/auth/second-factor/prove.server.ts';
import { signIn, signOut } from '#app/auth/sign-in.server.ts';
import { viewerOf } from '#app/auth/viewer.server.ts';
import type { AppEnv } from '../app-env.ts';
import { openedSession } from './opened-session.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { providerRoutes } from './provider-routes.ts';

const credentials = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) });

const code = z.object({ code: z.string().min(1).max(40) });

/** The ways in and out that scripts use, and who am I; all else of better-auth is closed. */
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
  if (answer.kind === 'second-factor') return openedSession(context, answer.setCookies, { second_factor: true });
  return openedSession(context, answer.setCookies);
});

authRoutes.post('/api/auth/sign-in/code', async (context) => {
  const parsed = code.safeParse(await context.req.json().catch(() => null));
  if (!parsed.success) return context.json({ error: 'invalid' }, 422);
  const answer = await proveSecondFactor(parsed.data.code, context.req.raw.headers);
  if (answer.kind === 'signed-in') return openedSession(context, answer.setCookies);
  if (answer.kind === 'limited') {
    const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
    return context.json({ error: 'limited', retry_after: answer.retryAfterSeconds }, 429, headers);
  }
  return context.json({ error: answer.kind }, answer.kind === 'expired' ? 410 : 401);
});

authRoutes.route('/', passkeyRoutes);
authRoutes.route('/', providerRoutes);

authRoutes.post('/api/auth/sign-out', async (context) => {
  for (const cookie of await signOut(context.req.raw.headers)) context.header('Set-Cookie', cookie, { append: true });
  return context.json({ ok: true }, 200, { 'Cache-Control': 'no-store' });
});

authRoutes.get('/api/auth/get-session', async (context) => {
  const viewer = await viewerOf(context.req.raw);
  const person = viewer.kind === 'editor' ? { id: viewer.id, email: viewer.email, name: viewer.username } : null;
  return context.json({ user: person }, 200, { 'Cache-Control': 'no-store' });
});
