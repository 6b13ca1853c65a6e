import type { Locale } from '#app/i18n/locale.ts';
import { auth } from '../auth-runtime.server.ts';
import { providerPaths } from './provider-settings.ts';

/** What the login screen says of the provider, and where its button leads; null where there is none. */
export function offeredProvider({ next, locale: lang }: { next: string; locale: Locale }) {
  const { provider } = auth();
  return provider && { name: provider.name, address: `${providerPaths.begin}?${new URLSearchParams({ lang, next })}` };
}
