import { useEffect, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import type { Choice } from '#app/ui/consent/consent-cookie.ts';
import { ConsentAnswers } from './consent-answers.tsx';
import css from './consent-banner.module.css';
import { askingScript } from './consent-state.ts';

type ConsentBannerProps = {
  /** Null where nobody knows yet: then it stays as its own script has left it. */
  isOpen: boolean | null;
  onDecide: (choice: Choice) => void;
  onChoose: () => void;
};

/**
 * Read first after the skip link; seen at the foot of the window while the page scrolls and after the footer at its end,
 * so that it covers nothing for good. In every page, closed, because pages are the same for everybody.
 */
export function ConsentBanner({ isOpen, onDecide, onChoose }: ConsentBannerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useRoomForFocus(ref, isOpen);
  const decide = (choice: Choice) => {
    onDecide(choice);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <dialog
      ref={ref}
      open={isOpen ?? undefined}
      className={css.banner}
      data-theme="cc03"
      aria-labelledby={titleId}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: askingScript }} />
      <div className={css.words} data-nosnippet>
        <p id={titleId} className={css.title}>
          {m.shell_consent_title()}
        </p>
        <p>{m.shell_consent_text()}</p>
      </div>
      <div className={css.answers}>
        <ConsentAnswers onDecide={decide} />
        <Button look="secondary" onClick={onChoose}>
          {m.shell_consent_choose()}
        </Button>
      </div>
    </dialog>
  );
}

/**
 * Whatever takes the focus is scrolled clear of the banner (WCAG 2.4.11). Told to the page from here and not asked for with
 * `html:has(dialog[open])`: that looked through the whole document at every tap, also when the banner was long gone.
 */
function useRoomForFocus(ref: React.RefObject<HTMLDialogElement | null>, isOpen: boolean | null): void {
  useEffect(() => {
    const banner = isOpen ? ref.current : null;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (!banner) return;
      const room = `${banner.offsetHeight + gap}px`;
      style.scrollPaddingBlockEnd = room;
      banner.style.setProperty('--room', room);
    });
    if (banner) observer.observe(banner);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [ref, isOpen]);
}

const titleId = 'consent-title';

/** Between what has the focus and the banner, in pixels. */
const gap = 12;
