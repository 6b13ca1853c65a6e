import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { allowExternalMediaEvent } from '#app/ui/external-media-consent.ts';
import { decisionOf, isLegalPage, openConsentEvent, showsBanner } from './consent-state.ts';

type ConsentManagerProps = { locale: Locale /** The house's own people at work are not asked. */; isAsking: boolean };

/** Keeps the visitor's decision. The manager itself is loaded after the page stands. */
export function ConsentManager({ locale, isAsking }: ConsentManagerProps) {
  const { pathname } = useLocation();
  const isLegal = isLegalPage(pathname, locale);
  const cameFromLegal = useRef(false);
  useEffect(() => {
    const comesFromLegal = cameFromLegal.current;
    cameFromLegal.current = isLegal;
    const decision = decisionOf(document.cookie);
    const isShown = isAsking && showsBanner({ decision, isLegal, comesFromLegal });
    if (isShown) void load().then((manager) => manager.showBanner());
    else if (isLegal) void loaded?.then((manager) => manager.hideBanner());
  }, [isLegal, isAsking]);
  useEffect(() => {
    const open = () => void load().then((manager) => manager.openSettings());
    const allow = () => void load().then((manager) => manager.allowExternalMedia());
    window.addEventListener(openConsentEvent, open);
    window.addEventListener(allowExternalMediaEvent, allow);
    return () => {
      window.removeEventListener(openConsentEvent, open);
      window.removeEventListener(allowExternalMediaEvent, allow);
    };
  }, []);
  return null;
}

let loaded: Promise<typeof import('./cookie-consent.ts')> | null = null;

/** Only for those who are asked or ask themselves; everybody else never downloads it. */
function load() {
  loaded ??= import('./cookie-consent.ts');
  return loaded;
}
