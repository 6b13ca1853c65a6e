import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { CredentialField } from '../login/credential-field.tsx';
import styles from '../login/login.module.css';
import css from './account.module.css';
import type { FactorSetup } from './factor-setup.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The secret for the app, as a picture and as letters, and the first code that proves it arrived. */
export function FactorSetupForm({ setup, csrfToken }: { setup: FactorSetup; csrfToken: string | null }) {
  const { uri, secret, codes, qr } = setup;
  return (
    <form method="post" className={styles.form}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="uri" value={uri} />
      <input type="hidden" name="codes" value={codes.join(' ')} />
      <p>{m.account_factor_scan()}</p>
      <svg className={css.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={m.account_factor_qr()}>
        <rect width={qr.size} height={qr.size} fill="#ffffff" />
        <path d={qr.path} fill="#000000" />
      </svg>
      <p className={css.hint}>{m.account_factor_secret()}</p>
      <p className={css.codes}>
        <code>{secret}</code>
      </p>
      <RecoveryCodes codes={codes} />
      <CredentialField
        label={m.account_code()}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={10}
        hint={m.account_factor_first_code()}
      />
      <button type="submit" name="command" value="factor-confirm">
        {m.account_factor_confirm()}
      </button>
    </form>
  );
}
