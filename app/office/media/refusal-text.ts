import type { Reply } from '#app/contract/client/call-types.ts';
import { reasonOf } from '#app/contract/client/reason.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Why a file was not taken, in the words of the server; null when it was. */
export function refusalText(reply: Reply<'uploadMedia'> | Reply<'replaceMedia'>): string | null {
  return reply.ok ? null : (reasonOf(reply) ?? m.office_refused());
}
