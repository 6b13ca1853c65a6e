import { useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import './calm.css';
import css from './fallback.module.css';
import { leaveOutMotion, loadPictures } from './relief.ts';
import type { Weakness } from './weakness.ts';

/** Nobody is told anything before this (docs/behaviour/navigation.md#fallback-layer). */
const delay = 4_000;

const words: Record<Weakness, () => string> = {
  browser: () => m.shell_fallback_browser(),
  bandwidth: () => m.shell_fallback_bandwidth(),
  hardware: () => m.shell_fallback_hardware(),
};

/** Closed once, it stays away until the next visit. */
let wasClosed = false;

/** What is different here: done at once, said after a while. Who goes on has all pictures of the page loaded. */
export function FallbackNotice({ weakness }: { weakness: Weakness }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (weakness === 'hardware') leaveOutMotion(document.documentElement);
    const timer = setTimeout(() => setSaid(!wasClosed), delay);
    return () => clearTimeout(timer);
  }, [weakness]);
  const goOn = () => {
    wasClosed = true;
    setSaid(false);
    loadPictures(document);
    // The button goes away, and the keyboard with it: reading begins at the content.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (!isSaid) return null;
  return (
    <dialog className={css.fallback} data-theme="cc03" data-late open aria-label={words[weakness]()}>
      <p>{words[weakness]()}</p>
      <button type="button" className={css.button} onClick={goOn}>
        {m.shell_fallback_continue()}
      </button>
    </dialog>
  );
}
