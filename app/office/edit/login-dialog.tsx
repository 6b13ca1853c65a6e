import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useStillPage } from '#app/ui/use-still-page.ts';
import { csrfToken } from './send-draft.ts';

/** Over the untouched form: after it, saving simply goes on. */
export function LoginDialog({ login, onLoggedIn }: { login: string; onLoggedIn(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useStillPage();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // When the token has gone with the session, any page with a form brings a new one.
    if (!csrfToken()) await fetch(login).catch(() => undefined);
    const response = await fetch('/api/auth/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ email: form.get('email'), password: form.get('password') }),
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrfToken() },
    }).catch(() => null);
    if (response?.ok) onLoggedIn();
    else setFailed(true);
  }
  return (
    <dialog
      ref={dialog}
      className="office-dialog"
      aria-labelledby="office-login"
      onCancel={(event) => event.preventDefault()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <h2 id="office-login">{m.office_login_title()}</h2>
        <p>{m.office_login_text()}</p>
        {failed && (
          <p role="alert" className="office-problem">
            {m.office_login_failed()}
          </p>
        )}
        <label className="office-field">
          {m.office_login_email()}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label className="office-field">
          {m.office_login_password()}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit" className="office-button">
          {m.office_login_submit()}
        </button>
      </form>
    </dialog>
  );
}
