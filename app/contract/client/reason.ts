import type { Refusal } from './call-types.ts';

/** Why a call was refused, in the words of the server; null where it gave none. */
export function reasonOf({ body }: Refusal): string | null {
  if (!body) return null;
  if ('errors' in body) return body.errors[0]?.message ?? null;
  return 'detail' in body ? (body.detail ?? null) : null;
}
