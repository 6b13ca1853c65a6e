import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import type { Choice } from '#app/ui/consent/consent-cookie.ts';
import { choosable, refusesTracking } from './consent-state.ts';

/** Refusing is as easy as allowing and looks the same: same size, same colour, side by side (§ 25 TDDDG, DSK). */
export function ConsentAnswers({ onDecide }: { onDecide: (choice: Choice) => void }) {
  return (
    <>
      <Button onClick={() => onDecide({ allowed: [], providers: [] })}>{m.shell_consent_reject()}</Button>
      <Button onClick={() => onDecide(choosable(refusesTracking(navigator)))}>{m.shell_consent_accept()}</Button>
    </>
  );
}
