import { useSyncExternalStore } from 'react';

/** Category of the consent manager for video, audio and document embeds (specification section 9). */
export const externalMediaCategory = 'external_media';

/** The consent manager keeps the decision in this cookie and says on the window when it changes. */
export const consentCookie = 'cc_cookie';
const changes = ['cc:onConsent', 'cc:onChange'] as const;

/** Sent on the window when somebody chooses "always load"; the consent manager stores the decision. */
export const allowExternalMediaEvent = 'foyer:allow-external-media';

/** True once the visitor has allowed external media; false on the server and for everybody at first. */
export function useExternalMediaAllowed(): boolean {
  return useSyncExternalStore(subscribe, isExternalMediaAllowed, () => false);
}

export function allowExternalMedia(): void {
  window.dispatchEvent(new CustomEvent(allowExternalMediaEvent));
}

export function isExternalMediaAllowed(): boolean {
  const stored = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`));
  return stored !== undefined && allows(stored.slice(consentCookie.length + 1));
}

function allows(value: string): boolean {
  try {
    const decision: unknown = JSON.parse(decodeURIComponent(value));
    const categories = (decision as { categories?: unknown } | null)?.categories;
    return Array.isArray(categories) && categories.includes(externalMediaCategory);
  } catch {
    return false;
  }
}

function subscribe(changed: () => void): () => void {
  for (const name of changes) window.addEventListener(name, changed);
  return () => {
    for (const name of changes) window.removeEventListener(name, changed);
  };
}
