import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Hono } from 'hono';
import { z } from 'zod';
import { addPasskey, beginPasskey } from '#app/auth/passkey/own-passkeys.server.ts';
import { passkeyQuestion, signInWithPasskey } from '#app/auth/passkey/sign-in.server.ts';
import type { AppEnv } from '../app-env.ts';
import { openedSession } from './opened-session.ts';

const text = z.string().max(20_000);
/** What a device answers (WebAuthn, 5.1); what stands in it is checked by whoever verifies the signature. */
const deviceAnswer = z.object({
  id: z.string().min(1).max(1_400),
  rawId: text,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.union([text, z.number(), z.array(text), z.null()])),
  clientExtensionResults: z.object({}).loose(),
  authenticatorAttachment: z.string().max(40).nullish(),
});
const password = z.object({ password: z.string().max(256) });
const newKey = z.object({ name: z.string().trim().min(1).max(80), response: deviceAnswer });
const proof = z.object({ response: deviceAnswer });

/** What a browser asks while its device makes a key or signs with one. */
export const passkeyRoutes = new Hono<AppEnv>();

passkeyRoutes.post('/api/auth/passkey/question', async (context) => {
  const options = await passkeyQuestion(context.get('clientAddress'));
  return options ? context.json(options, 200, noStore) : context.json({ error: 'limited' }, 429);
});

passkeyRoutes.post('/api/auth/sign-in/passkey', async (context) => {
  const parsed = proof.safeParse(await context.req.json().catch(() => null));
  if (!parsed.success) return context.json({ error: 'invalid' }, 422);
  // Proof: the shape was just parsed; the library refuses what is in it and should not be.
  const response = parsed.data.response as unknown as AuthenticationResponseJSON;
  const answer = await signInWithPasskey(response, context.req.raw.headers);
  return answer.kind === 'signed-in'
    ? openedSession(context, answer.setCookies)
    : context.json({ error: 'refused' }, 401);
});

passkeyRoutes.post('/api/auth/passkey/begin', async (context) => {
  const viewer = context.get('viewer');
  const parsed = password.safeParse(await context.req.json().catch(() => null));
  if (viewer.kind === 'visitor') return context.json({ error: 'unauthorized' }, 401);
  if (!parsed.success) return context.json({ error: 'invalid' }, 400);
  const options = await beginPasskey(viewer, parsed.data.password);
  if (options === 'forbidden') return context.json({ error: 'forbidden' }, 403);
  return options === 'wrong' ? context.json({ error: 'password' }, 422) : context.json(options, 200, noStore);
});

passkeyRoutes.post('/api/auth/passkey/add', async (context) => {
  const viewer = context.get('viewer');
  const parsed = newKey.safeParse(await context.req.json().catch(() => null));
  if (viewer.kind === 'visitor') return context.json({ error: 'unauthorized' }, 401);
  if (!parsed.success) return context.json({ error: 'invalid' }, 422);
  // Proof: as above.
  const response = parsed.data.response as unknown as RegistrationResponseJSON;
  const problem = await addPasskey({ response, name: parsed.data.name, viewer });
  if (problem) return context.json({ error: problem }, problem === 'forbidden' ? 403 : 422);
  return context.json({ ok: true }, 200, noStore);
});

const noStore = { 'Cache-Control': 'no-store' };
