import { APIError } from 'better-auth/api';
import { auth } from '../auth-runtime.server.ts';
import { deviceCookie } from '../known-device.server.ts';
import { sessionCookies } from '../session-cookies.server.ts';

export type ProofAnswer =
  | { kind: 'signed-in'; setCookies: string[] }
  | { kind: 'refused' }
  /** Nobody has given a password here, or it was too long ago, or codes were guessed. */
  | { kind: 'expired' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** For so long better-auth accepts no code of an account after ten wrong ones; only who knows the password gets so far. */
const lockedSeconds = 15 * 60;

/** Finishes a login with a code of the app, or with a recovery code, which works once. */
export async function proveSecondFactor(code: string, headers: Headers): Promise<ProofAnswer> {
  const written = code.replace(/\s/g, '');
  try {
    const answer = await askBetterAuth(written, headers);
    if (!answer.ok) return answerTo(await answer.json());
    const { user } = (await answer.clone().json()) as { user: { email: string } };
    return { kind: 'signed-in', setCookies: [...sessionCookies(answer), deviceCookie(user.email)] };
  } catch (error) {
    if (error instanceof APIError) return answerTo(error.body);
    throw error;
  }
}

function askBetterAuth(code: string, headers: Headers): Promise<Response> {
  const { api } = auth().auth;
  const options = { body: { code }, headers, asResponse: true } as const;
  return /^\d{6}$/.test(code) ? api.verifyTOTP(options) : api.verifyBackupCode(options);
}

function answerTo(body: unknown): ProofAnswer {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : '';
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return { kind: 'limited', retryAfterSeconds: lockedSeconds };
  return code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE' ? { kind: 'refused' } : { kind: 'expired' };
}
