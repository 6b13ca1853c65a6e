import { csrfToken } from '#app/auth/browser-token.ts';
import type { Done, Refused, Undone } from './action-answer.ts';

type Sent<Answer> = Answer | Refused | 'lost' | 'login';
type Batch = { form: FormData; batch: readonly string[]; key: string };

/** One batch of a deed, as the server understands it. A network that is away is an answer too. */
export function sendBatch(address: string, { form, batch, key }: Batch): Promise<Sent<Done>> {
  const body = new FormData();
  for (const name of ['deed', 'days', 'time', 'note_de', 'note_en']) body.set(name, form.get(name) ?? '');
  for (const id of batch) body.append('id', id);
  return send(address, body, key);
}

/** What takes one batch back, by its name. */
export function sendUndo(address: string, { name, key }: { name: string; key: string }): Promise<Sent<Undone>> {
  const body = new FormData();
  body.set('deed', `undo:${name}`);
  return send(address, body, key);
}

async function send(address: string, body: FormData, key: string) {
  const headers = { 'X-CSRFToken': csrfToken(), 'Idempotency-Key': key };
  const response = await fetch(address, { method: 'POST', body, headers }).catch(() => null);
  // The token goes with the session: who is logged out may be refused before anybody asks who it is.
  if (response?.status === 401 || (response?.status === 403 && !csrfToken())) return 'login';
  if (response?.status === 403) return { refused: 'forbidden' };
  if (!response?.ok) return 'lost';
  return response.json().catch(() => 'lost');
}
