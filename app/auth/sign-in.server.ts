import { APIError } from 'better-auth/api';
import { Overcrowded, Turns } from '#app/turns.ts';
import { auth } from './auth-runtime.server.ts';
import { deviceCookie, knownDevice } from './known-device.server.ts';
import { consume, forgive, type Limit } from './rate-limit.server.ts';
import { sessionCookies } from './session-cookies.server.ts';
import { forgetViewers } from './viewer.server.ts';

const quarterHour = 15 * 60;
/** Of one network on one account: whoever guesses is stopped, whoever owns it can still come from elsewhere. */
const guesserLimit: Limit = { name: 'login-guesser', maximum: 10, windowSeconds: quarterHour };
const addressLimit: Limit = { name: 'login-address', maximum: 50, windowSeconds: quarterHour };
/** Of all networks on one account together: many computers that guess in turns. */
const accountLimit: Limit = { name: 'login-account', maximum: 100, windowSeconds: quarterHour };
/** Of a browser that this account was logged in with before; nobody else can use it up. */
const deviceLimit: Limit = { name: 'login-device', maximum: 10, windowSeconds: quarterHour };

/** Comparing a password takes a core for a moment, on purpose: a crowd of guesses waits, or is sent away uncompared. */
const comparing = new Turns({ atOnce: 2, waiting: 10 });
const retryAfterCrowdSeconds = 5;

type Attempt = { email: string; password: string; address: string; headers: Headers };

export type SignInAnswer =
  | { kind: 'signed-in'; setCookies: string[] }
  /** The password is right; a code is asked for, and the cookies say of whom. */
  | { kind: 'second-factor'; setCookies: string[] }
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** The one way in, for the login screen and for the dialog of the editor alike. */
export async function signIn({ email, password, address, headers }: Attempt): Promise<SignInAnswer> {
  const account = email.trim().toLowerCase();
  const device = knownDevice(headers.get('cookie'), account);
  const guesser = `${address} ${account}`;
  const wait = device
    ? await consume(deviceLimit, device)
    : ((await consume(addressLimit, address)) ??
      (await consume(guesserLimit, guesser)) ??
      (await consume(accountLimit, account)));
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const answer = await comparing.take(() => openSession(account, password, headers)).catch(nobodyInACrowd);
  if (answer === 'crowd') return { kind: 'limited', retryAfterSeconds: retryAfterCrowdSeconds };
  if (!answer) return { kind: 'refused' };
  await (device ? forgive(deviceLimit, device) : forgive(guesserLimit, guesser));
  const setCookies = sessionCookies(answer);
  if (await asksForCode(answer)) return { kind: 'second-factor', setCookies };
  return { kind: 'signed-in', setCookies: device ? setCookies : [...setCookies, deviceCookie(account)] };
}

function nobodyInACrowd(error: unknown): 'crowd' {
  if (error instanceof Overcrowded) return 'crowd';
  throw error;
}

async function asksForCode(answer: Response): Promise<boolean> {
  const { twoFactorRedirect = false } = (await answer.json()) as { twoFactorRedirect?: boolean };
  return twoFactorRedirect;
}

/** Ends the session on the server, not only in the browser; answers the cookies to clear. */
export async function signOut(headers: Headers): Promise<string[]> {
  const answer = await auth().auth.api.signOut({ headers, asResponse: true });
  forgetViewers();
  return answer.headers.getSetCookie();
}

async function openSession(email: string, password: string, headers: Headers): Promise<Response | null> {
  try {
    const body = { email, password, rememberMe: true };
    const answer = await auth().auth.api.signInEmail({ body, headers, asResponse: true });
    return answer.ok ? answer : null;
  } catch (error) {
    // Unknown account, wrong password, malformed address: one answer for all, so that nothing can be told apart.
    if (error instanceof APIError) return null;
    throw error;
  }
}
