import { firstUrls } from '#app/first-urls.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import {
  type Choice,
  type Consent,
  consentCookieName,
  embedProviders,
  optionalCategories,
} from '#app/ui/consent/consent-cookie.ts';

/** Sent on the window by whatever wants the settings shown: the link in the footer. */
export const openConsentEvent = 'foyer:open-consent';

/** What the visitor has said so far: nothing, only what is required, or some more. */
export type Decision = 'none' | 'rejected' | 'given';

export function decisionOf(consent: Consent | null): Decision {
  if (!consent) return 'none';
  return consent.allowed.length + consent.providers.length > 0 ? 'given' : 'rejected';
}

export function isLegalPage(pathname: string, locale: Locale): boolean {
  return [firstUrls.imprint(locale), firstUrls.privacy(locale), firstUrls.terms(locale)].includes(pathname);
}

/**
 * Whether this document was reached from a legal page by a full load, such as a change of language. The browser says so
 * itself; a page that is loaded again or gone back to was not left anew.
 */
export function cameFromLegalPage(): boolean {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return false;
  const from = new URL(document.referrer);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOurs = from.origin === window.location.origin && visit?.type === 'navigate';
  return isOurs && locales.some((each) => isLegalPage(from.pathname, each));
}

type Moment = {
  decision: Decision;
  isLegal: boolean;
  comesFromLegal: boolean;
  refusesTracking: boolean;
  asksAgainAfterLegalPage: boolean;
};

/**
 * Whether the banner comes up on a page (docs/behaviour/consent.md#banner): while nothing is decided, but never over a
 * legal text; and, where the venue keeps that rule, once more for somebody who rejected and comes from a legal page. A
 * browser that objects to tracking has answered already; embeds ask for themselves.
 */
export function showsBanner(moment: Moment): boolean {
  const { decision, isLegal, refusesTracking } = moment;
  if (isLegal || refusesTracking || decision === 'given') return false;
  return decision === 'none' || (moment.comesFromLegal && moment.asksAgainAfterLegalPage);
}

/**
 * The same rule before the page is painted, for who has not decided yet; stands in the banner, which legal texts do not
 * have. Its hash is in the content security policy (app/entry.server.tsx).
 */
export const askingScript = `(d=>{let n=navigator;d.open=!(/(?:^|; )${consentCookieName}=/.test(document.cookie)||n.doNotTrack==='1'||n.globalPrivacyControl)})(document.currentScript.parentElement)`;

/** Do Not Track is an effective objection (LG Berlin, 16 O 420/19); Global Privacy Control is read in the same way. */
export function refusesTracking(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** All that may be chosen here: an objection of the browser takes statistics and marketing away, consent or not. */
export function choosable(refuses: boolean): Choice {
  return { allowed: refuses ? [] : [...optionalCategories], providers: [...embedProviders] };
}

/** What the two answers of the banner allow. */
export const answers = {
  reject: (): Choice => ({ allowed: [], providers: [] }),
  accept: (): Choice => choosable(refusesTracking(navigator)),
};

/**
 * § 25 TDDDG: the tag manager needs statistics or marketing allowed, and no objection of the browser
 * (docs/behaviour/consent.md#tag-manager).
 */
export function allowsTagManager(consent: Consent | null, refuses: boolean): boolean {
  return !refuses && consent !== null && consent.allowed.length > 0;
}
