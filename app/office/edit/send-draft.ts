import { csrfToken } from '#app/auth/browser-token.ts';
import type { Draft } from './draft-changes.ts';
import type { Attempt, Kept, SaveAnswer } from './draft-store.ts';

/** One attempt to save, as the server understands it. A network that is away is an answer too. */
export async function sendDraft(address: string, { rev, changes, key }: Attempt): Promise<SaveAnswer> {
  const { props, de, en } = changes;
  const body = { ...(props ? { props } : {}), i18n: { ...(de ? { de } : {}), ...(en ? { en } : {}) } };
  const response = await fetch(address, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-CSRFToken': csrfToken(),
      'If-Match': `"${rev}"`,
      'Idempotency-Key': key,
    },
  }).catch(() => null);
  if (response?.status === 507) return { kind: 'full' };
  if (!response || response.status >= 500) return { kind: 'unreachable' };
  const answer = await response.json().catch(() => ({}));
  switch (response.status) {
    case 200:
      return { kind: 'saved', rev: answer.rev };
    case 412:
      return { kind: 'stale', rev: answer.rev, current: { props: answer.props, i18n: answer.i18n } satisfies Draft };
    case 422:
      return { kind: 'invalid', errors: answer.errors ?? [] };
    case 401:
      return { kind: 'login' };
    case 404:
    case 410:
      return { kind: 'gone' };
    default:
      // The token goes with the session: who is logged out may be refused before anybody asks who it is.
      return { kind: csrfToken() ? 'forbidden' : 'login' };
  }
}

/** Unsent values of an entry in this browser; a browser that keeps nothing loses nothing else by it. */
export function keepUnsent(id: string, unsent: Kept | null): void {
  try {
    if (unsent) localStorage.setItem(nameOf(id), JSON.stringify(unsent));
    else localStorage.removeItem(nameOf(id));
  } catch {
    // Private windows and full disks: the values are still in the form.
  }
}

export function readUnsent(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null');
  } catch {
    return null;
  }
}

function nameOf(id: string): string {
  return `foyer-office:${id}`;
}
