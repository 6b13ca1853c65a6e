import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { CredentialField, NewPasswordField } from '../login/credential-field.tsx';
import styles from '../login/login.module.css';
import css from './account.module.css';

type Props = { email: string; hasPassword: boolean; csrfToken: string | null };

/** Another password, for who knows the current one. */
export function PasswordSection({ email, hasPassword, csrfToken }: Props) {
  return (
    <section className={css.part} aria-labelledby="account-password">
      <h2 id="account-password">{m.account_password_title()}</h2>
      {!hasPassword && <p>{m.account_password_none()}</p>}
      {hasPassword && (
        <form method="post" className={styles.form}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <CredentialField
            label={m.account_password_current()}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            maxLength={256}
          />
          <NewPasswordField label={m.auth_new_password()} name="next" maxLength={256} />
          <button type="submit" name="command" value="password">
            {m.account_password_submit()}
          </button>
        </form>
      )}
    </section>
  );
}
