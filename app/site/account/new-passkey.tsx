import { type FormEvent, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useInBrowser, useIsAlive } from '#app/ui/use-in-browser.ts';
import { CredentialField, OwnPasswordField } from '../login/credential-field.tsx';
import styles from '../login/login.module.css';
import { ProblemNote } from '../login/notes.tsx';
import { knowsPasskeys, makePasskey, type PasskeyProblem } from '../login/passkey-device.ts';
import { passkeyProblemText } from '../login/passkey-problem-text.ts';

/**
 * Has the device make a key. Keys are made by scripts only, so without them there is no form, and until they listen it
 * holds its place without taking anything: a browser would send a password by itself.
 */
export function NewPasskey({ hasPassword }: { hasPassword: boolean }) {
  const isPossible = useInBrowser(knowsPasskeys, true);
  const isAlive = useIsAlive();
  const [problem, setProblem] = useState<{ kind: PasskeyProblem } | null>(null);
  if (!isPossible) return <p>{m.account_passkey_impossible()}</p>;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const kind = await makePasskey({ name: text('name'), password: text('password') });
    if (kind === null) window.location.assign('?done=passkey');
    else setProblem({ kind });
  }
  return (
    <>
      <noscript>
        <p>{m.account_passkey_impossible()}</p>
      </noscript>
      <form className={`${styles.form} ${styles.scripted}`} inert={!isAlive} onSubmit={(event) => void submit(event)}>
        {problem && <ProblemNote text={passkeyProblemText(problem.kind)} attempt={problem} />}
        <CredentialField label={m.account_passkey_name()} name="name" required maxLength={80} />
        {hasPassword && <OwnPasswordField label={m.account_factor_password()} />}
        <button type="submit">{m.account_passkey_add()}</button>
      </form>
    </>
  );
}
