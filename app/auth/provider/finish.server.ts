import { APIError } from 'better-auth/api';
import { auth } from '../auth-runtime.server.ts';
import { sessionCookies } from '../session-cookies.server.ts';
import { type ProviderAttempt, readAttempt } from './attempt-cookie.server.ts';
import { type Identity, personOf } from './person.server.ts';
import { openId, providerConfiguration, returnAddress } from './provider.server.ts';
import type { ProviderProblem } from './provider-problem.ts';
import type { ProviderSettings } from './provider-settings.ts';

type Finished =
  | { kind: 'signed-in'; attempt: ProviderAttempt; setCookies: string[] }
  | { kind: 'problem'; attempt: ProviderAttempt | null; problem: ProviderProblem };

/**
 * Ends what `beginWithProvider` began, with what the provider has written behind the address of return. State, nonce, PKCE,
 * issuer and signature are checked by the library (OpenID Connect Core 1.0, 3.1.3.7). Null without a provider.
 */
export async function finishWithProvider(search: string, headers: Headers): Promise<Finished | null> {
  const { provider } = auth();
  if (!provider) return null;
  const attempt = readAttempt(headers.get('cookie'));
  const returned = returnAddress();
  returned.search = search;
  const given = returned.searchParams;
  if (!attempt || given.get('state') !== attempt.state) return { kind: 'problem', attempt, problem: 'lost' };
  if (given.has('error')) return { kind: 'problem', attempt, problem: 'declined' };
  const identity = await identityOf(returned, { attempt, provider }).catch(() => null);
  if (!identity) return { kind: 'problem', attempt, problem: 'unreachable' };
  const person = await personOf(identity);
  if (person.kind === 'problem') return { ...person, attempt };
  const setCookies = await openSession(person.id, headers);
  return setCookies ? { kind: 'signed-in', attempt, setCookies } : { kind: 'problem', attempt, problem: 'unknown' };
}

/** Who the provider says it is. Many write the e-mail address not into the token but beside it, where it is asked for. */
async function identityOf(
  returned: URL,
  { attempt, provider }: { attempt: ProviderAttempt; provider: ProviderSettings },
): Promise<Identity | null> {
  const client = await openId();
  const configuration = await providerConfiguration(provider);
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) return null;
  const { email, email_verified } =
    typeof claims.email === 'string'
      ? claims
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email.trim().toLowerCase() : null,
    isVerified: email_verified === true || (provider.trustsEmail && email_verified !== false),
  };
}

async function openSession(userId: string, headers: Headers): Promise<string[] | null> {
  try {
    const answer = await auth().auth.api.openProvenSession({ body: { userId }, headers, asResponse: true });
    return answer.ok ? sessionCookies(answer) : null;
  } catch (error) {
    // Disabled: the provider knows the person, this site lets them in no more.
    if (error instanceof APIError) return null;
    throw error;
  }
}
