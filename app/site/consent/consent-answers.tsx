import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import type { Choice } from '#app/ui/consent/consent-cookie.ts';
import { answers } from './consent-state.ts';

/**
 * Refusing is as easy as allowing and looks the same: same size, same colour, side by side (§ 25 TDDDG, DSK). Name and value
 * are for who answers before React listens (app/site/hydration/answer-consent.ts).
 */
export function ConsentAnswers({ onDecide }: { onDecide: (choice: Choice) => void }) {
  return (
    <>
      <Button name="consent" value="reject" onClick={() => onDecide(answers.reject())}>
        {m.shell_consent_reject()}
      </Button>
      <Button name="consent" value="accept" onClick={() => onDecide(answers.accept())}>
        {m.shell_consent_accept()}
      </Button>
    </>
  );
}
