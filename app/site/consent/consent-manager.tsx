import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { type Choice, onConsentChange, readConsent, storeConsent } from '#app/ui/consent-cookie.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { ShellData } from '../shell-data.ts';
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

// Only for those who are asked or ask themselves.
const ConsentBanner = lazyOrNothing(() => import('./consent-banner.tsx'));
const ConsentSettings = lazyOrNothing(() => import('./consent-settings.tsx'));

/** Asks, and keeps what the visitor says. Nothing of it is in the page before JavaScript runs. */
export function ConsentManager({ locale, cookies, isAsking }: ConsentManagerProps) {
  const isLegal = isLegalPage(useLocation().pathname, locale);
  const [visit, setVisit] = useState(() => ({ isLegal, comesFromLegal: cameFromLegalPage() }));
  if (visit.isLegal !== isLegal) setVisit({ isLegal, comesFromLegal: visit.isLegal });
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  const decision = useDecision();
  useTagManager(cookies.tagManagerId);
  useEffect(() => {
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
    isAsking && showsBanner({ ...visit, ...cookies, decision, refusesTracking: refusesTracking(navigator) });
  return (
    <>
      <Suspense>{isShown && <ConsentBanner onDecide={decide} onChoose={() => setSettings('open')} />}</Suspense>
      <Suspense>
        {settings !== 'never' && (
          <ConsentSettings isOpen={settings === 'open'} onClose={() => setSettings('closed')} onDecide={decide} />
        )}
      </Suspense>
    </>
  );
}

/** On the server and until the page is alive nobody is asked. */
function useDecision(): Decision {
  return useSyncExternalStore(
    onConsentChange,
    () => decisionOf(readConsent(document.cookie)),
    () => 'given',
  );
}
