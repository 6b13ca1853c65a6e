import { csrfToken } from '#app/auth/browser-token.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** Sends one file with the token of the session; null when it was taken, else the reason in words. */
export async function sendFile(address: string, file: File): Promise<string | null> {
  const body = new FormData();
  body.set('file', file);
  const answer = await fetch(address, { method: 'POST', body, headers: { 'X-CSRFToken': csrfToken() } }).catch(
    () => null,
  );
  if (answer?.ok) return null;
  const said = await answer?.json().catch(() => null);
  return typeof said?.detail === 'string' ? said.detail : m.office_refused();
}
