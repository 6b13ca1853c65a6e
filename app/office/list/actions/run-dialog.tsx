import { useEffect, useRef } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { LoginDialog } from '#app/office/edit/login-dialog.tsx';
import { formatNumber } from '#app/office/format.ts';
import { useStillPage } from '#app/ui/use-still-page.ts';
import controls from '../../office-controls.module.css';
import type { Run } from './use-batches.ts';

type Props = { run: Run; locale: Locale; onStop(): void; onGoOn(): void };

/** How far a command to many entries is, over the list that changes beneath it. */
export function RunDialog({ run: { done, of, state }, locale, onStop, onGoOn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useStillPage();
  useEffect(() => dialog.current?.showModal(), []);
  const counts = { done: formatNumber(done, locale), of: formatNumber(of, locale) };
  return (
    <dialog
      ref={dialog}
      className={controls.dialog}
      aria-labelledby="office-run"
      onCancel={(event) => {
        event.preventDefault();
        onStop();
      }}
    >
      <h2 id="office-run">{m.office_run()}</h2>
      <progress value={done} max={of} aria-labelledby="office-run" />
      <p role="status">
        {m.office_run_at(counts)} {state === 'lost' && m.office_run_lost()}
      </p>
      <p className={controls.actions}>
        <button type="button" className={controls.plain} onClick={onStop}>
          {m.office_run_stop()}
        </button>
        {state === 'lost' && (
          <button type="button" className={controls.button} onClick={onGoOn}>
            {m.office_run_go_on()}
          </button>
        )}
      </p>
      {state === 'login' && <LoginDialog onLoggedIn={onGoOn} />}
    </dialog>
  );
}
