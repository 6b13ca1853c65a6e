import { call } from '#app/contract/client/call.ts';
import type { Reply } from '#app/contract/client/call-types.ts';
import { type Answer, failedAnswer, type Transport } from '#app/drafting/transport.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type EntryAddress = { lang: Locale; type: string; number: number };

/** Saves the changed fields of one entry where its form does. A network that is away is an answer too. */
export function draftTransport(params: EntryAddress): Transport {
  return {
    async send(entry, rev) {
      if (entry.kind !== 'patch') throw new Error('A form changes values only.');
      const { props, i18n } = entry.body;
      const headers = { 'if-match': `"${rev}"`, 'idempotency-key': entry.key };
      const body = { ...(props && { props }), i18n: i18n ?? {} };
      return answerOf(await call('saveEntry', { params, headers, body }), entry.id);
    },
  };
}

function answerOf(reply: Reply<'saveEntry'>, id: string): Answer {
  switch (reply.status) {
    case 200:
      return { kind: 'saved', rev: reply.body.rev, props: reply.body.props };
    case 412:
      return { kind: 'stale', rev: reply.body.rev, by: null, current: { id, ...reply.body } };
    case 401:
      return { kind: 'login' };
    case 422:
      return { kind: 'refused', status: 422, errors: reply.body.errors };
    case 0:
      return { kind: 'unreachable' };
    case 507:
      return { kind: 'full' };
  }
  return failedAnswer(reply.status);
}
