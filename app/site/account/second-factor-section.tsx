import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { OwnPasswordField } from '../login/credential-field.tsx';
import styles from '../login/login.module.css';
import css from './account.module.css';
import type { FactorSetup } from './factor-setup.server.ts';
import { FactorSetupForm } from './factor-setup-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  isOn: boolean;
  hasPassword: boolean;
  /** What a person who is setting it up has been given. */
  setup: FactorSetup | null;
  /** New recovery codes, shown once. */
  codes: readonly string[] | null;
  csrfToken: string | null;
};

/** The app with codes: turned on with the password and a first code, turned off with the password. */
export function SecondFactorSection({ isOn, hasPassword, setup, codes, csrfToken }: Props) {
  return (
    <section className={css.part} aria-labelledby="account-factor">
      <h2 id="account-factor">{m.account_factor_title()}</h2>
      <p>{isOn ? m.account_factor_on() : m.account_factor_intro()}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {setup && <FactorSetupForm setup={setup} csrfToken={csrfToken} />}
      {!setup && hasPassword && (
        <form method="post" className={styles.form}>
          <CsrfField token={csrfToken} />
          <OwnPasswordField label={m.account_factor_password()} />
          <p className={css.actions}>
            {!isOn && (
              <button type="submit" name="command" value="factor-begin">
                {m.account_factor_begin()}
              </button>
            )}
            {isOn && (
              <button type="submit" name="command" value="factor-codes">
                {m.account_factor_codes()}
              </button>
            )}
            {isOn && (
              <button type="submit" name="command" value="factor-end" className={css.plain}>
                {m.account_factor_end()}
              </button>
            )}
          </p>
        </form>
      )}
    </section>
  );
}
