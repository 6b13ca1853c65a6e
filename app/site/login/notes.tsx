import { useEffect, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import styles from './login.module.css';

/** Says what went wrong and takes the focus, so that nobody has to look for it. */
export function ProblemNote({ text, attempt }: { text: string; attempt: unknown }) {
  return <Note heading={m.auth_problem_heading()} text={text} attempt={attempt} className={styles.note} />;
}

/** Says that it is done, as plainly as what went wrong. */
export function DoneNote({ heading, text, attempt }: { heading: string; text: string; attempt: unknown }) {
  return <Note heading={heading} text={text} attempt={attempt} className={`${styles.note} ${styles.done}`} />;
}

type Props = { heading: string; text: string; attempt: unknown; className: string | undefined };

function Note({ heading, text, attempt, className }: Props) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt moves the focus, even with the same words
  useEffect(() => note.current?.focus(), [attempt]);
  return (
    <div ref={note} role="alert" tabIndex={-1} className={className}>
      <strong>{heading}</strong>
      <p>{text}</p>
    </div>
  );
}
