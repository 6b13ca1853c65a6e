import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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

/** Over the untouched page or form: after it, saving simply goes on. */
export function LoginDialog({ classes, onLoggedIn }: LoginProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  const title = useId();
  useEffect(() => whenTypingPauses(() => dialog.current?.showModal()), []);
  useStillPage();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = JSON.stringify({ email: form.get('email'), password: form.get('password') });
    const response = await fetch('/api/auth/sign-in/email', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': await freshToken() },
    }).catch(() => null);
    if (response?.ok) onLoggedIn();
    else setProblem(refusalWords(response?.status ?? 0));
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
        <label className={classes.field}>
          {m.editor_login_email()}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label className={classes.field}>
          {m.editor_login_password()}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" className={classes.button}>
          {m.editor_login_submit()}
        </button>
      </form>
    </dialog>
  );
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
function refusalWords(status: number): string {
  if (status === 429) return m.panels_login_limited();
  if (status === 0) return m.editor_answer_none();
  return status >= 500 ? m.editor_answer_broken() : m.editor_login_failed();
}
