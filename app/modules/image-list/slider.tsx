import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { scrollBehavior } from '#app/ui/scroll.ts';
import { loadWhenSeen } from '../load-when-seen.ts';
import css from './slider.module.css';

/** Pictures side by side that stop where they should. Scrolling is the browser's; the buttons only push it. */
export function Slider({ children }: { children: ReactNode[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => (track.current ? loadWhenSeen(track.current) : undefined), []);
  const go = (step: number) => {
    const target = track.current?.children[current + step];
    target?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'start' });
  };
  return (
    <section className={css.slider} aria-label={m.module_slider_label()} aria-roledescription={m.module_slider_kind()}>
      <ul
        ref={track}
        className={css.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={m.module_slider_pictures({ total: children.length })}
        onScroll={(event) => setCurrent(nearest(event.currentTarget))}
      >
        {children}
      </ul>
      <div className={css.controls}>
        <p className={css.position} aria-live="polite">
          {m.module_slider_position({ position: current + 1, total: children.length })}
        </p>
        <Step name={m.module_slider_previous()} direction={-1} isEnd={current === 0} go={go} />
        <Step name={m.module_slider_next()} direction={1} isEnd={current === children.length - 1} go={go} />
      </div>
    </section>
  );
}

type StepProps = { name: string; direction: -1 | 1; isEnd: boolean; go(step: number): void };

function Step({ name, direction, isEnd, go }: StepProps) {
  return (
    <button type="button" className={css.step} aria-disabled={isEnd} onClick={() => !isEnd && go(direction)}>
      <span className="visually-hidden">{name}</span>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d={direction === 1 ? 'M3 12h17M13 5l7 7-7 7' : 'M21 12H4M11 5l-7 7 7 7'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="square"
        />
      </svg>
    </button>
  );
}

function nearest(list: HTMLUListElement): number {
  const distances = [...list.children].map((item) =>
    Math.abs(item.getBoundingClientRect().left - list.getBoundingClientRect().left - list.clientLeft),
  );
  const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
  return isAtEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances));
}
