import { freshToken } from '#app/auth/browser-token.ts';

/** Why a device did not do it: the person broke off, the server refused, the password was wrong, or nobody answered. */
export type PasskeyProblem = 'stopped' | 'refused' | 'password' | 'away';

export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the device sign in; null when the session is open. */
export async function signInWithDevice(): Promise<PasskeyProblem | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const question = await post('/api/auth/passkey/question', {});
  if (!question.ok) return problemOf(question);
  const optionsJSON = await question.json();
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!response) return 'stopped';
  const answer = await post('/api/auth/sign-in/passkey', { response });
  return answer.ok ? null : problemOf(answer);
}

/** Has the device make a key for who is logged in; null when it is kept. */
export async function makePasskey({ name, password }: { name: string; password: string }) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const begun = await post('/api/auth/passkey/begin', { password });
  if (begun.status === 422) return 'password';
  if (!begun.ok) return problemOf(begun);
  const optionsJSON = await begun.json();
  const response = await startRegistration({ optionsJSON }).catch(() => null);
  if (!response) return 'stopped';
  const answer = await post('/api/auth/passkey/add', { name, response });
  return answer.ok ? null : problemOf(answer);
}

async function post(address: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': await freshToken() };
  const sent = fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return sent.catch(() => new Response(null, { status: 504 }));
}

function problemOf({ status }: Response): PasskeyProblem {
  return status >= 500 ? 'away' : 'refused';
}
