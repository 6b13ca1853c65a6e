import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { auth } from './auth-runtime.server.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Marks a browser in which somebody has logged in to this account. It opens nothing; wrong passwords from there are
 * counted apart, so that strangers who try one after the other cannot keep the owner out.
 */
export function deviceCookie(account: string): string {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${signature(id, account)}`;
  return `${cookieName(account)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${year}${auth().isSecure ? '; Secure' : ''}`;
}

/** What a browser that knows this account is counted by; null for every other. */
export function knownDevice(cookieHeader: string | null, account: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName(account)}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(
    cookieHeader ?? '',
  );
  if (!value?.[1] || !value[2]) return null;
  return timingSafeEqual(Buffer.from(value[2]), Buffer.from(signature(value[1], account))) ? value[1] : null;
}

/** One for each account, because people share a computer. */
function cookieName(account: string): string {
  return `${auth().isSecure ? '__Host-' : ''}foyer_device_${signature('name', account).replaceAll(/\W/g, '').slice(0, 8)}`;
}

function signature(id: string, account: string): string {
  return createHmac('sha256', auth().secret).update(`device ${id} ${account}`).digest('base64url');
}
