import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import { APIError } from 'better-auth/api';
import { pool } from '#app/db/client.server.ts';
import { auth } from '../auth-runtime.server.ts';
import { consume, type Limit } from '../rate-limit.server.ts';
import { sessionCookies } from '../session-cookies.server.ts';
import type { SignInAnswer } from '../sign-in.server.ts';
import { keepChallenge, redeemChallenge } from './challenge.server.ts';
import { verifier } from './verifier.server.ts';

const addressLimit: Limit = { name: 'passkey-address', maximum: 50, windowSeconds: 15 * 60 };
const purpose = 'sign-in';

/** What a device needs to sign; it knows by itself which of its keys belong to this site. Null when an address asks too often. */
export async function passkeyQuestion(address: string) {
  if ((await consume(addressLimit, address)) !== null) return null;
  const rpID = new URL(auth().origin).hostname;
  const { generateAuthenticationOptions } = await verifier();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await keepChallenge(options.challenge, purpose);
  return options;
}

type Key = { user_id: string; public_key: Buffer; counter: string; transports: AuthenticatorTransport[] };

/**
 * Logs in who holds a key and has unlocked it: two factors at once, so that no code is asked for. What the device signs
 * names this site, so that no other site can ask for it.
 */
export async function signInWithPasskey(response: AuthenticationResponseJSON, headers: Headers): Promise<SignInAnswer> {
  const { rows } = await pool().query<Key>(
    'select user_id, public_key, counter, transports from passkey where id = $1',
    [response.id],
  );
  const [key] = rows;
  if (!key || !(await isSigned(response, key))) return { kind: 'refused' };
  try {
    const body = { userId: key.user_id };
    const answer = await auth().auth.api.openProvenSession({ body, headers, asResponse: true });
    return answer.ok ? { kind: 'signed-in', setCookies: sessionCookies(answer) } : { kind: 'refused' };
  } catch (error) {
    if (error instanceof APIError) return { kind: 'refused' };
    throw error;
  }
}

async function isSigned(response: AuthenticationResponseJSON, key: Key): Promise<boolean> {
  const { origin } = auth();
  const { verifyAuthenticationResponse } = await verifier();
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
      transports: key.transports,
    },
  }).catch(() => null);
  if (!answer?.verified) return false;
  await pool().query('update passkey set counter = $2, last_used_at = now() where id = $1', [
    response.id,
    answer.authenticationInfo.newCounter,
  ]);
  return true;
}
