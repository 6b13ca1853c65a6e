import { m } from '#app/i18n/paraglide/messages.js';
import type { Weakness } from '../action-bar/weakness.ts';
import css from './fallback.module.css';

const words: Record<Weakness, () => string> = {
  browser: () => m.shell_fallback_browser(),
  bandwidth: () => m.shell_fallback_bandwidth(),
  hardware: () => m.shell_fallback_hardware(),
};

/** What to expect here, said once; nothing waits for the answer. */
export function FallbackNotice({ weakness, onClose }: { weakness: Weakness; onClose: () => void }) {
  return (
    <dialog className={css.fallback} data-theme="cc03" data-late open aria-label={words[weakness]()}>
      <p>{words[weakness]()}</p>
      <button type="button" className={css.button} onClick={onClose}>
        {m.shell_fallback_continue()}
      </button>
    </dialog>
  );
}
