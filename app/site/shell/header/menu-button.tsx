import { m } from '#app/i18n/paraglide/messages.js';
import css from './menu-button.module.css';

type MenuButtonProps = { isOpen: boolean; onToggle: () => void; onApproach: () => void };

/** Three lines. Without JavaScript the same lines lead to the menu at the foot of the page. */
export function MenuButton({ isOpen, onToggle, onApproach }: MenuButtonProps) {
  return (
    <>
      <button
        type="button"
        className={css.burger}
        aria-label={m.shell_menu_open()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onToggle}
      >
        <Lines />
      </button>
      <a className={css.plain} href="#site-map" aria-label={m.shell_menu()}>
        <Lines />
      </a>
    </>
  );
}

function Lines() {
  return (
    <svg width="30" height="16" viewBox="0 0 30 16" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M0 1.5h30M0 8h30M0 14.5h30" />
    </svg>
  );
}
