import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import css from './account.module.css';
import { NewPasskey } from './new-passkey.tsx';
import type { PasskeyRow } from './passkey-row.server.ts';

type Props = { passkeys: PasskeyRow[]; hasPassword: boolean; csrfToken: string | null };

/** Keys in somebody's devices, which open the account without a password. */
export function PasskeysSection({ passkeys, hasPassword, csrfToken }: Props) {
  return (
    <section className={css.part} aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{m.account_passkeys_title()}</h2>
      <p>{m.account_passkeys_intro()}</p>
      {passkeys.length > 0 && (
        <form method="post">
          <CsrfField token={csrfToken} />
          <ul className={css.rows}>
            {passkeys.map(({ id, name, times }) => (
              <li key={id} className={css.row}>
                <strong>{name}</strong>
                <span className={css.hint}>{times}</span>
                <button type="submit" className={css.plain} name="command" value={`remove-passkey:${id}`}>
                  {m.account_passkey_remove()}
                  <span className="visually-hidden"> {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <NewPasskey hasPassword={hasPassword} />
    </section>
  );
}
