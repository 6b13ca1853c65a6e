import { useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { useInBrowser } from '#app/ui/use-in-browser.ts';
import styles from './login.module.css';
import { ProblemNote } from './notes.tsx';
import { knowsPasskeys, type PasskeyProblem, signInWithDevice } from './passkey-device.ts';
import { passkeyProblemText } from './passkey-problem-text.ts';

/**
 * The way in for who has a passkey; where a browser knows none there is only the password. It stands in the page from the
 * start: were it put in when the page comes alive, the links below would move away from under a finger.
 */
export function PasskeyButton({ next }: { next: string }) {
  const isPossible = useInBrowser(knowsPasskeys, true);
  const [problem, setProblem] = useState<{ kind: PasskeyProblem } | null>(null);
  if (!isPossible) return null;

  async function signIn() {
    const kind = await signInWithDevice();
    if (kind === null) window.location.assign(next);
    else setProblem({ kind });
  }
  return (
    <>
      {problem && <ProblemNote text={passkeyProblemText(problem.kind)} attempt={problem} />}
      <button type="button" className={`${styles.other} ${styles.scripted}`} onClick={() => void signIn()}>
        {m.account_passkey_sign_in()}
      </button>
    </>
  );
}
