import { type ComponentProps, useId } from 'react';
import styles from '../login/login.module.css';

/** A labelled choice with what it is good for. */
export function SelectField({ label, hint, ...select }: ComponentProps<'select'> & { label: string; hint: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
