import { useEffect, useId, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import type { Choice } from '#app/ui/consent-cookie.ts';
import { ConsentAnswers } from './consent-answers.tsx';
import css from './consent-banner.module.css';

type ConsentBannerProps = { onDecide: (choice: Choice) => void; onChoose: () => void };

/** Stands at the foot of the window while the page scrolls and after the footer at its end; covers nothing for good. */
export default function ConsentBanner({ onDecide, onChoose }: ConsentBannerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useRoomForFocus(ref);
  const decide = (choice: Choice) => {
    onDecide(choice);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <dialog ref={ref} open className={css.banner} data-theme="cc03" aria-labelledby={titleId}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {m.shell_consent_title()}
        </h2>
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
function useRoomForFocus(ref: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const banner = ref.current;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (banner) style.scrollPaddingBlockEnd = `${banner.offsetHeight + gap}px`;
    });
    if (banner) observer.observe(banner);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [ref]);
}

/** Between what has the focus and the banner, in pixels. */
const gap = 12;
