/** What a visitor may allow as a whole; media of other sites are allowed provider by provider. */
export const optionalCategories = ['optimization', 'marketing'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

/** Whose players and documents this site can embed (docs/behaviour/content.md#embeds): the category `external_media`. */
export const embedProviders = [
  'youtube',
  'vimeo',
  'spotify',
  'soundcloud',
  'podigee',
  'issuu',
  'instagram',
  'twitter',
  'facebook',
  'tiktok',
] as const;

export type EmbedProvider = (typeof embedProviders)[number];

/** What is allowed beyond what is required; nothing of both is a refusal. */
export type Choice = { allowed: OptionalCategory[]; providers: EmbedProvider[] };

/** A decision as it is kept: in which form, on which day (UTC), and what is allowed. */
export type Consent = Choice & { version: number; date: string };

/**
 * The form of a decision. Version 1 knew external media as a whole only and is still honoured: whoever allowed them has
 * allowed each provider of that time. A provider that is added to the list is allowed by nobody who was not asked.
 */
export const consentVersion = 2;

export const consentCookieName = 'consent';
const daysKept = 182;
const changeEvent = 'foyer:consent';

/** The decision in `document.cookie`, or null while there is none; one of an unknown version or nobody can read is none. */
export function readConsent(cookies: string): Consent | null {
  const value = cookies.split('; ').find((pair) => pair.startsWith(`${consentCookieName}=`));
  if (value === undefined) return null;
  try {
    const { version, date, allowed, providers } = JSON.parse(
      decodeURIComponent(value.slice(consentCookieName.length + 1)),
    );
    const media = version === 1 ? allowed.includes('external_media') && embedProviders : providers;
    if (![1, consentVersion].includes(version) || typeof date !== 'string' || !Array.isArray(allowed)) return null;
    return { version, date, ...known({ allowed, providers: media || [] }) };
  } catch {
    return null;
  }
}

/** The cookie that keeps a decision; Secure wherever the page itself is. */
export function consentCookie(choice: Choice, at: { now: Date; isSecure: boolean }): string {
  const consent: Consent = { version: consentVersion, date: at.now.toISOString().slice(0, 10), ...known(choice) };
  const kept = `Path=/; Max-Age=${daysKept * 24 * 60 * 60}; SameSite=Lax${at.isSecure ? '; Secure' : ''}`;
  return `${consentCookieName}=${encodeURIComponent(JSON.stringify(consent))}; ${kept}`;
}

/** Keeps a decision in this browser and tells everything on the page that depends on it. */
export function storeConsent(choice: Choice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox learnt the Cookie Store API only lately
  document.cookie = consentCookie(choice, { now: new Date(), isSecure: window.location.protocol === 'https:' });
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls `changed` after every decision; answers how to stop. */
export function onConsentChange(changed: () => void): () => void {
  window.addEventListener(changeEvent, changed);
  return () => window.removeEventListener(changeEvent, changed);
}

/** What nobody asked about is not allowed. */
function known(choice: { allowed: readonly string[]; providers: readonly string[] }): Choice {
  return {
    allowed: optionalCategories.filter((category) => choice.allowed.includes(category)),
    providers: embedProviders.filter((provider) => choice.providers.includes(provider)),
  };
}
