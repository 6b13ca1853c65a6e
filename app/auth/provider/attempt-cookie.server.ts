import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { locales } from '#app/i18n/locale.ts';
import { auth } from '../auth-runtime.server.ts';

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
  locale: z.enum(locales),
});

/** What a browser that has been sent to the provider must bring back, and where the person was going. */
export type ProviderAttempt = z.output<typeof attempt>;

const minutes = 10;

/**
 * Binds an attempt to the browser it began in: an answer of the provider that is brought by another one, such as by a link
 * somebody was lured to, opens nothing (RFC 6749, 10.12). It holds no secret of the person.
 */
export function attemptCookie(begun: ProviderAttempt): string {
  const value = Buffer.from(JSON.stringify(begun)).toString('base64url');
  return cookieLine(`${value}.${signature(value)}`, minutes * 60);
}

/** Takes the attempt back: it can be ended once. */
export function endedAttemptCookie(): string {
  return cookieLine('', 0);
}

/** The attempt that began in this browser; null where none did, or the cookie is not one of ours. */
export function readAttempt(cookieHeader: string | null): ProviderAttempt | null {
  const [, value = '', signed = ''] =
    new RegExp(`(?:^|;\\s*)${cookieName()}=([\\w-]+)\\.([\\w-]{43})(?:;|$)`).exec(cookieHeader ?? '') ?? [];
  if (!value || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(value)))) return null;
  return attempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
}

function cookieName(): string {
  return `${auth().isSecure ? '__Host-' : ''}foyer_provider`;
}

// Lax: the provider sends people back by a link, and a strict cookie would not come along.
function cookieLine(value: string, seconds: number): string {
  const secure = auth().isSecure ? '; Secure' : '';
  return `${cookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

function signature(value: string): string {
  return createHmac('sha256', auth().secret).update(`provider ${value}`).digest('base64url');
}
