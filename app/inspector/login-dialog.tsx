import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { freshToken } from '#app/auth/browser-token.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';

type LoginProps = {
  /** How the face it lies over dresses it. */
  classes: Partial<Record<'dialog' | 'problem' | 'field' | 'button', string | undefined>>;
  onLoggedIn(): void;
};

/** Whoever is in the middle of a word would write the rest of it into the dialog. */
const pauseMs = 600;

function useOpening(dialog: RefObject<HTMLDialogElement | null>): void {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      whenTypingPauses(() => {
        dialog.current?.showModal();
        setOpen(true);
      }),
    [dialog],
  );
  useStillPage(isOpen);
}

/** Over the untouched page or form: after it, saving simply goes on. */
export function LoginDialog({ classes, onLoggedIn }: LoginProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<Step>('email');
  const title = useId();
  useOpening(dialog);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const response = await send(step, form);
    const { second_factor = false } = response?.ok ? await response.json() : {};
    setProblem(response?.ok ? '' : refusalText(response?.status ?? 0, step));
    if (second_factor) setStep('code');
    // The password counts for some minutes only.
    else if (response?.status === 410) setStep('email');
    else if (response?.ok) onLoggedIn();
  }
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={title}
      onCancel={(event) => event.preventDefault()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={title}>{m.editor_login_title()}</h2>
        <p>{m.editor_login_text()}</p>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        {step === 'email' ? (
          <>
            <label className={classes.field}>
              {m.editor_login_email()}
              <input name="email" type="email" autoComplete="username" required />
            </label>
            <label className={classes.field}>
              {m.editor_login_password()}
              <input name="password" type="password" autoComplete="current-password" required />
            </label>
          </>
        ) : (
          <label className={classes.field}>
            {m.account_code_hint()}
            <input name="code" autoComplete="one-time-code" required maxLength={40} autoFocus />
          </label>
        )}
        <button type="submit" className={classes.button}>
          {m.editor_login_submit()}
        </button>
      </form>
    </dialog>
  );
}

/** Both steps are addresses of their own: the password first, a code for who has a second factor. */
type Step = 'email' | 'code';

async function send(step: Step, form: object): Promise<Response | null> {
  return fetch(`/api/auth/sign-in/${step}`, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': await freshToken() },
  }).catch(() => null);
}

function whenTypingPauses(open: () => void): () => void {
  const listening = new AbortController();
  const ready = () => {
    listening.abort();
    open();
  };
  let timer = setTimeout(ready, pauseMs);
  const typed = () => {
    clearTimeout(timer);
    timer = setTimeout(ready, pauseMs);
  };
  window.addEventListener('keydown', typed, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** Nobody is told that a password is wrong which nobody has looked at. */
function refusalText(status: number, step: Step): string {
  if (status === 429) return m.panels_login_limited();
  if (status === 0) return m.editor_answer_none();
  if (status >= 500) return m.editor_answer_broken();
  if (step === 'code') return status === 410 ? m.account_code_expired() : m.account_code_wrong();
  return m.editor_login_failed();
}
