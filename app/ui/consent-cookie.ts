/** What a visitor may allow beyond what is required (docs/behaviour/consent.md#categories). */
export const optionalCategories = ['optimization', 'marketing', 'external_media'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

/** A decision as it is kept: for which wording, on which day (UTC), and what is allowed. Nothing allowed is a refusal. */
export type Consent = { version: number; date: string; allowed: OptionalCategory[] };

/** Raised when the categories or what they are told to mean change: everybody is asked again. */
export const consentVersion = 1;

const cookieName = 'consent';
const daysKept = 182;
const changeEvent = 'foyer:consent';

/** The decision in `document.cookie`, or null while there is none; one of an older version or nobody can read is none. */
export function readConsent(cookies: string): Consent | null {
  const value = cookies.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  if (value === undefined) return null;
  try {
    const { version, date, allowed } = JSON.parse(decodeURIComponent(value.slice(cookieName.length + 1)));
    if (version !== consentVersion || typeof date !== 'string' || !Array.isArray(allowed)) return null;
    return { version, date, allowed: optionalCategories.filter((category) => allowed.includes(category)) };
  } catch {
    return null;
  }
}

/** The cookie that keeps a decision; Secure wherever the page itself is. */
export function consentCookie(allowed: readonly OptionalCategory[], at: { now: Date; isSecure: boolean }): string {
  const consent: Consent = {
    version: consentVersion,
    date: at.now.toISOString().slice(0, 10),
    allowed: optionalCategories.filter((category) => allowed.includes(category)),
  };
  const kept = `Path=/; Max-Age=${daysKept * 24 * 60 * 60}; SameSite=Lax${at.isSecure ? '; Secure' : ''}`;
  return `${cookieName}=${encodeURIComponent(JSON.stringify(consent))}; ${kept}`;
}

/** Keeps a decision in this browser and tells everything on the page that depends on it. */
export function storeConsent(allowed: readonly OptionalCategory[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox learnt the Cookie Store API only lately
  document.cookie = consentCookie(allowed, { now: new Date(), isSecure: window.location.protocol === 'https:' });
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls `changed` after every decision; answers how to stop. */
export function onConsentChange(changed: () => void): () => void {
  window.addEventListener(changeEvent, changed);
  return () => window.removeEventListener(changeEvent, changed);
}
