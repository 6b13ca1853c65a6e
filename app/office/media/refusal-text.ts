import type { Reply } from '#app/contract/client/call-types.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Why a file was not taken; null when it was. */
export function refusalText({ ok, body }: Reply<'uploadMedia'> | Reply<'replaceMedia'>): string | null {
  if (ok) return null;
  return ('detail' in body && body.detail) || m.office_refused();
}
