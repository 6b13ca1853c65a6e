import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { prefersStill } from '#app/ui/scroll.ts';
import { useIsAlive } from '#app/ui/use-in-browser.ts';
import css from './looping-film.module.css';

type LoopingFilmProps = {
  src: string;
  name: string;
  /** What is seen before it moves, and where it does not. */
  still: ReactNode;
  hasSound?: boolean;
  /** At the head of a page its buttons lie on it; `wide` where a narrow window has a picture of its own instead. */
  hero?: 'any' | 'wide';
};

/**
 * A film without an end. It runs while it is seen, silent until somebody asks for its sound (WCAG 2.2, 1.4.2), and can be stopped (2.2.2). Who
 * wants nothing to move, or saves data, sees its picture and starts it by hand; without scripts the browser's own controls do.
 */
export function LoopingFilm({ src, name, still, hasSound, hero }: LoopingFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const isAlive = useIsAlive();
  const [isMuted, setMuted] = useState(true);
  const { isRunning, toggle } = useRunWhileSeen(film);
  return (
    <div className={css.loop} data-hero={hero}>
      <div className={css.stage}>
        {still}
        <video
          ref={film}
          className={css.film}
          src={src}
          aria-label={name}
          muted={isMuted}
          controls={!isAlive}
          loop
          playsInline
          preload="none"
        />
      </div>
      <div className={css.controls}>
        <button type="button" className={css.control} onClick={toggle}>
          {isRunning ? m.module_film_pause() : m.module_film_play()}
        </button>
        {hasSound && (
          <button type="button" className={css.control} onClick={() => setMuted(!isMuted)}>
            {isMuted ? m.module_film_sound_on() : m.module_film_sound_off()}
          </button>
        )}
      </div>
    </div>
  );
}

/** So much of a film has to be seen for it to run. */
const seenThreshold = 0.4;

/** Runs while it is seen, unless somebody has stopped it; what somebody has started runs whatever they prefer elsewhere. */
function useRunWhileSeen(film: RefObject<HTMLVideoElement | null>) {
  const [isRunning, setRunning] = useState(false);
  const isWanted = useRef<boolean | null>(null);
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    const stop = new AbortController();
    element.addEventListener('play', () => setRunning(true), { signal: stop.signal });
    element.addEventListener('pause', () => setRunning(false), { signal: stop.signal });
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && (isWanted.current ?? mayRunUnasked())) void run(element);
        else element.pause();
      },
      { threshold: seenThreshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [film]);
  const toggle = () => {
    const element = film.current;
    if (!element) return;
    isWanted.current = element.paused;
    if (element.paused) void run(element);
    else element.pause();
  };
  return { isRunning, toggle };
}

/** A browser that refuses leaves the picture and the button. */
function run(film: HTMLVideoElement): Promise<void> {
  return film.play().catch(() => undefined);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a film may be loaded and run without being asked for: not against a wish for stillness, not on a connection to be spared. */
function mayRunUnasked(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !prefersStill() && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
