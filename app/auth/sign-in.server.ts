import { APIError } from 'better-auth/api';
import { auth } from './auth-house.server.ts';
import { consume, forgive, type Limit } from './rate-limit.server.ts';

const quarterHour = 15 * 60;
export const accountLimit: Limit = { name: 'login-account', maximum: 10, windowSeconds: quarterHour };
export const addressLimit: Limit = { name: 'login-address', maximum: 50, windowSeconds: quarterHour };

type Attempt = { email: string; password: string; address: string; headers: Headers };

export type SignInAnswer =
  | { kind: 'signed-in'; setCookies: string[] }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** The one way in, for the login screen and for the dialog of the editor alike. */
export async function signIn({ email, password, address, headers }: Attempt): Promise<SignInAnswer> {
  const account = email.trim().toLowerCase();
  const wait = (await consume(addressLimit, address)) ?? (await consume(accountLimit, account));
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const setCookies = await openSession(account, password, headers);
  if (!setCookies) return { kind: 'refused' };
  await forgive(accountLimit, account);
  return { kind: 'signed-in', setCookies };
}

/** Ends the session on the server, not only in the browser; answers the cookies to clear. */
export async function signOut(headers: Headers): Promise<string[]> {
  const answer = await auth().auth.api.signOut({ headers, asResponse: true });
  return answer.headers.getSetCookie();
}

async function openSession(email: string, password: string, headers: Headers): Promise<string[] | null> {
  try {
    const body = { email, password, rememberMe: true };
    const answer = await auth().auth.api.signInEmail({ body, headers, asResponse: true });
    return answer.ok ? answer.headers.getSetCookie() : null;
  } catch (error) {
    // Unknown account, wrong password, malformed address: one answer for all, so that nothing can be told apart.
    if (error instanceof APIError) return null;
    throw error;
  }
}
