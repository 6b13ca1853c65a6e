import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { auth } from '../auth-runtime.server.ts';

const shape = /^([\w-]{43})\.([\w-]{43})$/;

/** What stands in the letter: 256 random bits and the signature of this site. */
export function newInvitationToken(): string {
  const random = randomBytes(32).toString('base64url');
  return `${random}.${signature(random)}`;
}

/** How the table knows a token; null for one that this site never signed. Whoever reads a backup can open nothing with it. */
export function invitationHash(token: string): string | null {
  const [, random = '', signed = ''] = shape.exec(token) ?? [];
  if (!random || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(random)))) return null;
  return createHash('sha256').update(random).digest('base64url');
}

function signature(random: string): string {
  return createHmac('sha256', auth().secret).update(`invitation ${random}`).digest('base64url');
}
