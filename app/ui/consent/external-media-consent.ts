import { useState, useSyncExternalStore } from 'react';
import { type Choice, embedProviders, onConsentChange, readConsent, storeConsent } from './consent-cookie.ts';

type ProviderConsent = {
  isLoaded: boolean;
  /** This one, on this page. */
  loadOnce: () => void;
  /** This provider and no other, from now on. */
  loadAlways: () => void;
};

/**
 * Whether something of a provider may be loaded: by what the visitor has decided, or once because they said so here. When
 * the provider is withdrawn, both end. False on the server and for everybody at first.
 */
export function useProviderConsent(provider: string): ProviderConsent {
  const isKept = useSyncExternalStore(
    onConsentChange,
    () => isAllowed(provider),
    () => false,
  );
  const [isWanted, setIsWanted] = useState(false);
  const [wasKept, setWasKept] = useState(isKept);
  if (wasKept !== isKept) {
    setWasKept(isKept);
    if (!isKept) setIsWanted(false);
  }
  return { isLoaded: isKept || isWanted, loadOnce: () => setIsWanted(true), loadAlways: () => allow(provider) };
}

/** All else stays as it was decided. */
function allow(provider: string): void {
  const { allowed, providers } = choiceSoFar();
  storeConsent({ allowed, providers: embedProviders.filter((each) => each === provider || providers.includes(each)) });
}

function isAllowed(provider: string): boolean {
  return choiceSoFar().providers.some((each) => each === provider);
}

function choiceSoFar(): Choice {
  return readConsent(document.cookie) ?? { allowed: [], providers: [] };
}
