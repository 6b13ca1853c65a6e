import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import css from './overview.module.css';

/** A chapter: where it is on the scale, and as a share of the whole. */
export type Stop = { id: string; text: string; at: number; share: number };

/** Which part of the whole one looks at, as shares of it. */
export type Seen = { from: number; share: number };

type OverviewProps = {
  seen: Seen;
  stops: readonly Stop[];
  goToShare(share: number): void;
  goToStop(event: MouseEvent, stop: Stop): void;
  /** The whole length, small. */
  children: ReactNode;
};

/**
 * The length with a frame around what is seen, where a press leads there, and links to the chapters: keys and screen readers
 * have those.
 */
export function Overview({ seen, stops, goToShare, goToStop, children }: OverviewProps) {
  const current = currentOf(stops, seen);
  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    goToShare((event.clientX - box.left) / box.width - seen.share / 2);
  };
  return (
    <>
      <div className={css.map} aria-hidden="true" onPointerDown={press}>
        {children}
        <span
          className={css.seen}
          style={{ insetInlineStart: `${100 * seen.from}%`, inlineSize: `${100 * seen.share}%` }}
        />
      </div>
      <ol className={css.stops}>
        {stops.map((stop, index) => (
          <li key={stop.id} style={{ insetInlineStart: `${100 * stop.share}%` }}>
            <a
              href={`#${stop.id}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={(event) => goToStop(event, stop)}
            >
              {stop.text} <span>{stop.at}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The chapter whose name one reads: the last that begins in the left third of the view. */
function currentOf(stops: readonly Stop[], { from, share }: Seen): number {
  const isAtEnd = from + share > 0.995;
  return isAtEnd ? stops.length - 1 : stops.findLastIndex((stop) => stop.share <= from + share / 3);
}
