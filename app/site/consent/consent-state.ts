import type { Locale } from '#app/i18n/locale.ts';
import { consentCookie } from '#app/ui/external-media-consent.ts';
import { urls } from '#app/urls.ts';

/** Sent on the window by whatever wants the settings shown: the link in the footer. */
export const openConsentEvent = 'foyer:open-consent';

/** What the visitor has said so far: nothing, only what is necessary, or some more. */
export type Decision = 'none' | 'rejected' | 'given';

export function isLegalPage(pathname: string, locale: Locale): boolean {
  return [urls.imprint(locale), urls.privacy(locale), urls.terms(locale)].includes(pathname);
}

/**
 * Whether the banner comes up on a page (specification section 4): while nothing is decided, but never over a legal
 * text; and once more for somebody who rejected and comes from a legal page.
 */
export function showsBanner(state: { decision: Decision; isLegal: boolean; comesFromLegal: boolean }): boolean {
  if (state.isLegal || state.decision === 'given') return false;
  return state.decision === 'none' || state.comesFromLegal;
}

/** What the manager's cookie says; a cookie nobody can read is no decision. */
export function decisionOf(cookies: string): Decision {
  const value = cookies.split('; ').find((pair) => pair.startsWith(`${consentCookie}=`));
  if (value === undefined) return 'none';
  try {
    const { categories } = JSON.parse(decodeURIComponent(value.slice(consentCookie.length + 1)));
    return Array.isArray(categories) && categories.some((category) => category !== 'required') ? 'given' : 'rejected';
  } catch {
    return 'none';
  }
}
