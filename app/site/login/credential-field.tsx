import { type ComponentProps, useId } from 'react';
import { minimalPassword } from '#app/auth/password-rule.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import styles from './login.module.css';

type Props = ComponentProps<'input'> & { label: string; hint?: string; problem?: string | undefined };

/** A labelled input whose hint and problem are read out with it. */
export function CredentialField({ label, hint, problem, ...input }: Props) {
  const id = useId();
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-describedby={notes || undefined} aria-invalid={problem ? true : undefined} />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The address somebody logs in with; no mailbox has a longer one (RFC 5321, 4.5.3.1). */
export function EmailField(input: ComponentProps<'input'>) {
  const own = { name: 'email', type: 'email', autoComplete: 'username', required: true, maxLength: 254 };
  return <CredentialField label={m.auth_email()} {...own} {...input} />;
}

/** The password somebody has, asked for once more before something that a borrowed session may not do. */
export function OwnPasswordField({ label }: { label: string }) {
  const own = { name: 'password', type: 'password', autoComplete: 'current-password', required: true, maxLength: 256 };
  return <CredentialField label={label} {...own} />;
}

/** A password that is chosen, with the rule it must keep. */
export function NewPasswordField(input: ComponentProps<typeof CredentialField>) {
  const own = { type: 'password', autoComplete: 'new-password', required: true, minLength: minimalPassword };
  return <CredentialField {...own} hint={m.auth_password_rule({ minimum: minimalPassword })} {...input} />;
}
