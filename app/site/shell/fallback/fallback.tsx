import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './fallback.module.css';
import { weaknessOf } from './weakness.ts';

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

/** What is said and done for a weak device is loaded only there. */
function LateNotice() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    const weakness = weaknessOf(navigator, (condition) => CSS.supports(condition));
    if (!weakness) return;
    import('./fallback-notice.tsx').then(
      ({ FallbackNotice }) => setNotice(<FallbackNotice weakness={weakness} />),
      () => undefined,
    );
  }, []);
  return notice;
}
