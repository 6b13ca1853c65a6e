import { csrfToken } from '#app/auth/browser-token.ts';
import type { Answer, Transport } from '#app/drafting/transport.ts';

/** Saves the changed fields of one entry where its form does. A network that is away is an answer too. */
export function draftTransport(address: string): Transport {
  return {
    async send(entry, rev) {
      if (entry.kind !== 'patch') throw new Error('A form changes values only.');
      const { props, i18n } = entry.body;
      const response = await fetch(address, {
        method: 'PATCH',
        body: JSON.stringify({ ...(props && { props }), i18n: i18n ?? {} }),
        headers: {
          'Content-Type': 'application/json',
          'X-CSRFToken': csrfToken(),
          'If-Match': `"${rev}"`,
          'Idempotency-Key': entry.key,
        },
      }).catch(() => null);
      return response ? answerOf(response, entry.id) : { kind: 'unreachable' };
    },
  };
}

async function answerOf(response: Response, id: string): Promise<Answer> {
  const { status } = response;
  if (status === 507) return { kind: 'full' };
  if (status >= 500 || status === 429 || status === 408) return { kind: 'disturbed' };
  const answer = await response.json().catch(() => ({}));
  if (status === 200) return { kind: 'saved', rev: answer.rev };
  if (status === 412) {
    const { rev, props, i18n } = answer;
    return { kind: 'stale', rev, by: null, current: { id, rev, props, i18n } };
  }
  // The token goes with the session: who is logged out may be refused before anybody asks who it is.
  if (status === 401 || (status === 403 && !csrfToken())) return { kind: 'login' };
  return { kind: 'refused', status, errors: answer.errors ?? [] };
}
