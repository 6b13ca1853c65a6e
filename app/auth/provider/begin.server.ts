import type { Locale } from '#app/i18n/locale.ts';
import { auth } from '../auth-runtime.server.ts';
import { consume, type Limit } from '../rate-limit.server.ts';
import { attemptCookie } from './attempt-cookie.server.ts';
import { openId, providerConfiguration, returnAddress } from './provider.server.ts';
import type { ProviderProblem } from './provider-problem.ts';

const addressLimit: Limit = { name: 'provider-address', maximum: 50, windowSeconds: 15 * 60 };

type Begun = { kind: 'begun'; address: URL; setCookie: string };
type Wish = { next: string; locale: Locale; clientAddress: string };

/** Where to send somebody who wants to log in with the provider, and the cookie to come back with; null without a provider. */
export async function beginWithProvider({
  clientAddress,
  ...wish
}: Wish): Promise<Begun | { kind: 'problem'; problem: ProviderProblem } | null> {
  const { provider } = auth();
  if (!provider) return null;
  if ((await consume(addressLimit, clientAddress)) !== null) return { kind: 'problem', problem: 'limited' };
  const configuration = await providerConfiguration(provider).catch(() => null);
  if (!configuration) return { kind: 'problem', problem: 'unreachable' };
  const client = await openId();
  const codeVerifier = client.randomPKCECodeVerifier();
  const attempt = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier, ...wish };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress().href,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: wish.locale,
  });
  return { kind: 'begun', address, setCookie: attemptCookie(attempt) };
}
