import { useEffect, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import styles from './login.module.css';

/** Says what went wrong and takes the focus, so that nobody has to look for it. */
export function ProblemNote({ text, attempt }: { text: string; attempt: unknown }) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt moves the focus, even with the same words
  useEffect(() => note.current?.focus(), [attempt]);
  return (
    <div ref={note} role="alert" tabIndex={-1} className={styles.note}>
      <strong>{m.auth_problem_heading()}</strong>
      <p>{text}</p>
    </div>
  );
}
