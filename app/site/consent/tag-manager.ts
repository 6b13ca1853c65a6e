import { type OptionalCategory, onConsentChange, readConsent } from '#app/ui/consent/consent-cookie.ts';
import { allowsTagManager, refusesTracking } from './consent-state.ts';
import { tagManagerOrigin } from './tag-manager-sources.ts';

type TagWindow = typeof globalThis & { dataLayer?: unknown[] };

/** Loads the tag manager as soon as it is allowed; a withdrawal ends it with a fresh document. Answers how to stop. */
export function followConsent(id: string): () => void {
  let isLoaded = false;
  const follow = () => {
    const consent = readConsent(document.cookie);
    const isAllowed = allowsTagManager(consent, refusesTracking(navigator));
    if (!isAllowed && !isLoaded) return;
    isLoaded = true;
    if (isAllowed && consent) load(id, consent.allowed);
    else withdraw();
  };
  follow();
  return onConsentChange(follow);
}

/** Tells the tag manager what is allowed, in the words of Google's consent mode, then loads it; once per document. */
function load(id: string, allowed: readonly OptionalCategory[]): void {
  const isFirst = (window as TagWindow).dataLayer === undefined;
  tell('consent', isFirst ? 'default' : 'update', {
    analytics_storage: granted(allowed.includes('optimization')),
    ad_storage: granted(allowed.includes('marketing')),
    ad_user_data: granted(allowed.includes('marketing')),
    ad_personalization: granted(allowed.includes('marketing')),
  });
  if (!isFirst) return;
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** A script that runs cannot be unloaded: its cookies go, and the document begins anew without it. */
function withdraw(): void {
  const names = document.cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));
  for (const name of names.filter((each) => /^_g(a|id|at|cl)/.test(each))) expire(name);
  window.location.reload();
}

/** The layer tells a command from an event by its being an `arguments` object. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

function layer(): unknown[] {
  const tags = window as TagWindow;
  tags.dataLayer ??= [];
  return tags.dataLayer;
}

function granted(isAllowed: boolean): 'granted' | 'denied' {
  return isAllowed ? 'granted' : 'denied';
}

function expire(name: string): void {
  for (const domain of domains(window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: these cookies were set in the same way
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Without a domain, and with every domain above this host that a script here may have named. */
function domains(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
}
