import { startTransition, useEffect, useState } from 'react';

/** So few dates are rendered within a frame even where the processor is slow. */
const step = 7;

/** `atOnce` of them stood there from the beginning. */
export type Rendered = { list: string; count: number; atOnce: number };

/**
 * How many of `total` things of a list to render. What is there at the beginning, and all of another list, is rendered at once, so
 * that going back finds its place; what comes later is rendered a few at a time, so that nobody who taps or types meanwhile
 * waits for all of it.
 */
export function useGradually(total: number, list: string): Rendered {
  const all = { list, count: total, atOnce: total };
  const [rendered, setRendered] = useState(all);
  const now = renderedAtOnce(rendered, all);
  if (now !== rendered) setRendered(now);
  const { count, atOnce } = now;
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setRendered({ list, count: renderedNext(count, total), atOnce })),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, total, list, atOnce]);
  return now;
}

/** What is rendered of `there` without waiting: all of another list or of one that has become shorter, else what `rendered` says. */
export function renderedAtOnce(rendered: Rendered, there: Rendered): Rendered {
  return rendered.list !== there.list || rendered.count > there.count ? there : rendered;
}

/** How many are rendered a frame later. */
export function renderedNext(count: number, total: number): number {
  return Math.min(count + step, total);
}
