import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { freshToken } from '../state/transport.ts';
import { useEditor } from '../state/use-editor.ts';

/** Over the untouched page: after it the queue simply goes on. */
export function LoginDialog() {
  const { queue } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
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
    else setFailed(true);
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
        {failed && (
          <p role="alert" className="ed-problem">
            {m.editor_login_failed()}
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
