import type { Configuration } from 'openid-client';
import { auth } from '../auth-runtime.server.ts';
import { type ProviderSettings, providerPaths } from './provider-settings.ts';

const mostSeconds = 5;

/** The certified library, loaded where somebody logs in with a provider and nowhere else. */
export function openId() {
  return import('openid-client');
}

let known: { settings: ProviderSettings; configuration: Promise<Configuration> } | null = null;

/**
 * What the provider says of itself (OpenID Connect Discovery 1.0), asked once; after a failure the next login asks again.
 * Throws when it cannot be reached within five seconds.
 */
export function providerConfiguration(settings: ProviderSettings): Promise<Configuration> {
  if (known?.settings === settings) return known.configuration;
  const asked = { settings, configuration: discover(settings) };
  known = asked;
  asked.configuration.catch(() => {
    if (known === asked) known = null;
  });
  return asked.configuration;
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await openId();
  // The settings let only a provider on this machine speak plain http.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: mostSeconds });
}

/** The address people come back to, as it is registered with the provider. */
export function returnAddress(): URL {
  return new URL(providerPaths.end, auth().origin);
}
