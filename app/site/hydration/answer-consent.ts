import { storeConsent } from '#app/ui/consent/consent-cookie.ts';
import { answers } from '../consent/consent-state.ts';
import { letGo } from './let-go.ts';

type Early = NonNullable<Window['foyerEarly']>;

/**
 * The question for consent is what a first-time visitor presses first, so it is answered before React listens: the answer
 * is kept and the banner goes, as app/site/consent/consent-banner.tsx does it afterwards.
 */
export function answerConsent(early: Early): void {
  const answer = (pressed: Element | null) => {
    const button = pressed?.closest<HTMLButtonElement>('button[name="consent"]');
    const banner = button?.closest('dialog');
    if (!button || !banner) return;
    storeConsent(answers[button.value as keyof typeof answers]());
    banner.open = false;
    document.getElementById('main')?.focus({ preventScroll: true });
    letGo();
  };
  window.addEventListener('click', ({ target }) => answer(target as Element), { signal: early.ended });
  answer(early.pressed);
}
