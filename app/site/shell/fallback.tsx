import { m } from '#app/i18n/paraglide/messages.js';
import css from './fallback.module.css';

/** Says after 4 s what is different without JavaScript; a dialog's own form closes it without any. */
export function Fallback() {
  return (
    <noscript>
      <dialog className={css.fallback} open>
        <p>{m.shell_fallback_no_js()}</p>
        <form method="dialog">
          <button type="submit" className={css.button}>
            {m.shell_fallback_continue()}
          </button>
        </form>
      </dialog>
    </noscript>
  );
}
