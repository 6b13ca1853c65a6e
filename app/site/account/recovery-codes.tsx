import { m } from '#app/i18n/paraglide/messages.js';
import css from './account.module.css';

/** Codes for the day the telephone is lost. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={css.rows}>
      <h3>{m.account_codes_title()}</h3>
      <p>{m.account_codes_intro()}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
