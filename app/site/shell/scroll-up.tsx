import { useEffect, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { UpIcon } from '#app/ui/icons.tsx';
import { scrollWindow } from '#app/ui/scroll.ts';
import css from './scroll-up.module.css';

const duration = 700;

/** Stands at the edge once more than a window's height has gone by. */
export function ScrollUp() {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const update = () => setIsFar(window.scrollY > window.innerHeight);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const goUp = () => {
    scrollWindow(0, duration);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.up} aria-label={m.shell_scroll_up()} hidden={!isFar} onClick={goUp}>
      <UpIcon />
    </button>
  );
}
