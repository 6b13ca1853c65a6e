import { Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { type Choice, onConsentChange, readConsent, storeConsent } from '#app/ui/consent/consent-cookie.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { ShellData } from '../shell-data.ts';
import { ConsentBanner } from './consent-banner.tsx';
import {
  cameFromLegalPage,
  type Decision,
  decisionOf,
  isLegalPage,
  openConsentEvent,
  refusesTracking,
  showsBanner,
} from './consent-state.ts';
import { useTagManager } from './use-tag-manager.ts';

type ConsentManagerProps = {
  locale: Locale;
  cookies: ShellData['design']['cookies'];
  /** The venue's own people at work are not asked. */
  isAsking: boolean;
};

// Only for those who ask for them.
const ConsentSettings = lazyOrNothing(() => import('./consent-settings.tsx'));

/** Asks, and keeps what the visitor says. Without JavaScript nobody is asked: nothing is loaded that needs an answer. */
export function ConsentManager({ locale, cookies, isAsking }: ConsentManagerProps) {
  const isLegal = isLegalPage(useLocation().pathname, locale);
  const [visit, setVisit] = useState(() => ({ isLegal, comesFromLegal: cameFromLegalPage() }));
  if (visit.isLegal !== isLegal) setVisit({ isLegal, comesFromLegal: visit.isLegal });
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  const decision = useDecision();
  useTagManager(cookies.tagManagerId);
  // Before the paint: a press that brings the page to life is answered before its other effects run.
  useLayoutEffect(() => {
    const open = () => setSettings('open');
    window.addEventListener(openConsentEvent, open);
    return () => window.removeEventListener(openConsentEvent, open);
  }, []);
  const decide = (choice: Choice) => {
    setVisit({ isLegal, comesFromLegal: false });
    if (settings === 'open') setSettings('closed');
    storeConsent(choice);
  };
  const isShown =
    decision && showsBanner({ ...visit, ...cookies, decision, refusesTracking: refusesTracking(navigator) });
  return (
    <>
      {isAsking && !isLegal && (
        <ConsentBanner isOpen={isShown} onDecide={decide} onChoose={() => setSettings('open')} />
      )}
      <Suspense>
        {settings !== 'never' && (
          <ConsentSettings isOpen={settings === 'open'} onClose={() => setSettings('closed')} onDecide={decide} />
        )}
      </Suspense>
    </>
  );
}

/** Null on the server and until the page is alive: until then the banner’s own script asks (consent-state.ts). */
function useDecision(): Decision | null {
  return useSyncExternalStore(
    onConsentChange,
    () => decisionOf(readConsent(document.cookie)),
    () => null,
  );
}
