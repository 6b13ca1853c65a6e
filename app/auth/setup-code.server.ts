import { createHmac, timingSafeEqual } from 'node:crypto';
import { auth } from './auth-runtime.server.ts';

/**
 * What the first person has to know who makes an account of a new site: whoever can read it can read the server. It
 * follows from the secret in the database, so that every node knows the same, and opens nothing once somebody has a login.
 */
export function setupCodeFrom(secret: string): string {
  return createHmac('sha256', secret).update('first run').digest('base64url').slice(0, 24);
}

/** Takes the same time wherever the two begin to differ. */
export function isSetupCode(given: string | undefined): boolean {
  const expected = Buffer.from(setupCodeFrom(auth().secret));
  const actual = Buffer.from(given?.trim() ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
