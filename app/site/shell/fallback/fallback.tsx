import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { weaknessOf } from '../action-bar/weakness.ts';
import css from './fallback.module.css';

/** Nobody is told anything before this (docs/behaviour/navigation.md#fallback-layer). */
const delay = 4_000;

/**
 * Says after 4 s what is different without JavaScript, in an old browser, on a slow network or a weak device. A browser that
 * does not know cascade layers renders no style of ours, so it also renders the sentence that our style hides.
 */
export function Fallback() {
  return (
    <>
      <noscript>
        <dialog className={css.fallback} data-theme="cc03" open>
          <p>{m.shell_fallback_no_js()}</p>
          <form method="dialog">
            <button type="submit" className={css.button}>
              {m.shell_fallback_continue()}
            </button>
          </form>
        </dialog>
      </noscript>
      <p className={css.old}>
        {m.shell_fallback_browser()} <a href="#main">{m.shell_fallback_continue()}</a>
      </p>
      <LateNotice />
    </>
  );
}

let wasClosed = false;

/** The words are loaded only for those they are about; closed once, they stay away until the next visit. */
function LateNotice() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    const close = () => {
      wasClosed = true;
      setNotice(null);
    };
    const look = async () => {
      const weakness = weaknessOf(navigator, (condition) => CSS.supports(condition));
      if (!weakness || wasClosed) return;
      const { FallbackNotice } = await import('./fallback-notice.tsx');
      setNotice(<FallbackNotice weakness={weakness} onClose={close} />);
    };
    const timer = setTimeout(() => look().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, []);
  return notice;
}
