import { startTransition, useEffect, useState } from 'react';

/** So few dates are drawn within a frame even where the processor is slow. */
const step = 7;

/** `atOnce` of them stood there from the beginning. */
export type Drawn = { list: string; count: number; atOnce: number };

/**
 * How many of `total` things of a list to draw. What is there at the beginning, and all of another list, is drawn at once, so
 * that going back finds its place; what comes later is drawn a few at a time, so that nobody who taps or types meanwhile
 * waits for all of it.
 */
export function useGradually(total: number, list: string): Drawn {
  const all = { list, count: total, atOnce: total };
  const [drawn, setDrawn] = useState(all);
  const now = drawnAtOnce(drawn, all);
  if (now !== drawn) setDrawn(now);
  const { count, atOnce } = now;
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn({ list, count: drawnNext(count, total), atOnce })),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, total, list, atOnce]);
  return now;
}

/** What is drawn of `there` without waiting: all of another list or of one that has become shorter, else what `drawn` says. */
export function drawnAtOnce(drawn: Drawn, there: Drawn): Drawn {
  return drawn.list !== there.list || drawn.count > there.count ? there : drawn;
}

/** How many are drawn a frame later. */
export function drawnNext(count: number, total: number): number {
  return Math.min(count + step, total);
}
