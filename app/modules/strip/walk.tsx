import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { scrollBehavior } from '#app/ui/scroll.ts';
import { loadWhenSeen } from '../load-when-seen.ts';
import { Overview, type Seen, type Stop } from './overview.tsx';
import css from './view.module.css';

type WalkProps = {
  label: { from: number; to: number; unit: string };
  stops: readonly Stop[];
  /** The whole length, small. */
  overview: ReactNode;
  /** While it is edited a pointer writes and selects. */
  isStill: boolean;
  children: ReactNode;
};

/**
 * Walking is scrolling, which is the browser's: by keys, finger and wheel. Added to it are dragging with a mouse, the overview
 * with the window one looks through, and the same as a list.
 */
export function Walk({ label, stops, overview, isStill, children }: WalkProps) {
  const [isList, setIsList] = useState(false);
  const track = useRef<HTMLElement>(null);
  const [seen, setSeen] = useSeen(track);
  const goTo = (left: number) => track.current?.scrollTo({ left, behavior: scrollBehavior() });
  const goToStop = (event: MouseEvent, { id }: Stop) => {
    const box = track.current;
    const target = document.getElementById(id);
    if (!box || !target || box.scrollWidth <= box.clientWidth) return;
    event.preventDefault();
    const { left, top } = box.getBoundingClientRect();
    if (top < edgeOf(document.documentElement, 'scrollPaddingTop'))
      box.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    goTo(box.scrollLeft + target.getBoundingClientRect().left - left - edgeOf(box, 'scrollPaddingLeft'));
  };
  return (
    <div className={css.walk} data-look={isList ? 'list' : 'strip'}>
      <p className={css.looks}>
        <button type="button" className={css.look} onClick={() => setIsList(!isList)}>
          {isList ? m.module_strip_as_strip() : m.module_strip_as_list()}
        </button>
      </p>
      <section
        ref={track}
        className={css.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={m.module_strip_region(label)}
        onScroll={({ currentTarget }) => setSeen(seenOf(currentTarget))}
        onPointerDown={isStill ? undefined : startDragging}
        onDragStart={(event) => event.preventDefault()}
      >
        {children}
      </section>
      {stops.length > 0 && (
        <nav className={css.overview} aria-label={m.module_strip_overview()}>
          <Overview
            {...{ seen, stops, goToStop }}
            goToShare={(share) => goTo(share * (track.current?.scrollWidth ?? 0))}
          >
            {overview}
          </Overview>
        </nav>
      )}
    </div>
  );
}

/** Pixels that something else covers at an edge. */
function edgeOf(element: Element, edge: 'scrollPaddingTop' | 'scrollPaddingLeft'): number {
  return Number.parseFloat(getComputedStyle(element)[edge]) || 0;
}

function useSeen(track: RefObject<HTMLElement | null>) {
  const [seen, setSeen] = useState<Seen>({ from: 0, share: 0.2 });
  useEffect(() => {
    const box = track.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setSeen(seenOf(box)));
    observer.observe(box);
    const stopLoading = loadWhenSeen(box);
    return () => {
      observer.disconnect();
      stopLoading();
    };
  }, [track]);
  return [seen, setSeen] as const;
}

function seenOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Seen {
  return { from: scrollLeft / scrollWidth, share: clientWidth / scrollWidth };
}

/** A mouse takes the length along. Fingers scroll by themselves, and what is a link stays one. */
function startDragging(event: PointerEvent<HTMLElement>): void {
  const track = event.currentTarget;
  const isLink = event.target instanceof Element && event.target.closest('a');
  if (event.pointerType !== 'mouse' || event.button !== 0 || isLink || track.scrollWidth <= track.clientWidth) return;
  const start = event.clientX + track.scrollLeft;
  const move = ({ clientX }: globalThis.PointerEvent) => {
    track.dataset.dragged = '';
    track.scrollLeft = start - clientX;
  };
  const end = () => {
    delete track.dataset.dragged;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
