import { createHash } from 'node:crypto';
import type { Attempt } from './draft-answer.ts';

/**
 * What a repeated request is recognised by: the key its sender made (`Idempotency-Key`), and who sent it. Somebody else who
 * names the same key is not answered in place of its owner, and does not stand in the way of anybody.
 */
export function attemptOf(key: string | null | undefined, userId: string, tab?: string | null): Attempt {
  const opId = key ? asUuid(createHash('sha256').update(`${userId} ${key.toLowerCase()}`).digest('hex')) : null;
  return { opId, tab: tab ?? null };
}

function asUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
