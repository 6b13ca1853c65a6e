import { type ComponentProps, useId } from 'react';
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
