import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { answerWords } from '../answer-words.ts';
import { freshToken } from '../state/transport.ts';
import { useEditor } from '../state/use-editor.ts';

/** Over the untouched page: after it the queue simply goes on. */
export function LoginDialog() {
  const { queue } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
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
    if (response?.ok) queue.loggedIn();
    else setProblem(refusalWords(response?.status ?? 0));
  }
  return (
    <dialog
      ref={dialog}
      className="ed-dialog ed-login"
      aria-labelledby="ed-login-title"
      onCancel={(event) => event.preventDefault()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id="ed-login-title">{m.editor_login_title()}</h2>
        <p>{m.editor_login_text()}</p>
        {problem && (
          <p role="alert" className="ed-problem">
            {problem}
          </p>
        )}
        <label>
          {m.editor_login_email()}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          {m.editor_login_password()}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" className="ed-primary">
          {m.editor_login_submit()}
        </button>
      </form>
    </dialog>
  );
}

/** Nobody is told that a password is wrong which nobody has looked at. */
function refusalWords(status: number): string {
  if (status === 429) return m.panels_login_limited();
  return status === 0 || status >= 500 ? answerWords(status) : m.editor_login_failed();
}
