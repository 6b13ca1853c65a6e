import { useEffect } from 'react';
import { onConsentChange, readConsent } from '#app/ui/consent-cookie.ts';
import { allowsTagManager, refusesTracking } from './consent-state.ts';

/** Loads the venue's tag manager once it is allowed; a withdrawal ends it with a fresh document. */
export function useTagManager(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    let isLoaded = false;
    const follow = async () => {
      const consent = readConsent(document.cookie);
      const isAllowed = allowsTagManager(consent, refusesTracking(navigator));
      if (!isAllowed && !isLoaded) return;
      isLoaded = true;
      const manager = await import('./tag-manager.ts');
      if (isAllowed && consent) manager.load(id, consent.allowed);
      else manager.withdraw();
    };
    void follow();
    return onConsentChange(() => void follow());
  }, [id]);
}
