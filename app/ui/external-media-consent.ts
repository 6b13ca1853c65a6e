import { useSyncExternalStore } from 'react';
import { type OptionalCategory, onConsentChange, readConsent, storeConsent } from './consent-cookie.ts';

const externalMedia: OptionalCategory = 'external_media';

/** True once the visitor has allowed external media; false on the server and for everybody at first. */
export function useExternalMediaAllowed(): boolean {
  return useSyncExternalStore(onConsentChange, isAllowed, () => false);
}

/** "Always load" at an embed: the one category more, the others as they were. */
export function allowExternalMedia(): void {
  storeConsent([...allowedSoFar(), externalMedia]);
}

function isAllowed(): boolean {
  return allowedSoFar().includes(externalMedia);
}

function allowedSoFar(): OptionalCategory[] {
  return readConsent(document.cookie)?.allowed ?? [];
}
