import { startTransition, useEffect, useState } from 'react';

/** So few dates are drawn within a frame even where the processor is slow. */
const step = 7;

/**
 * How many of `total` things of a list to draw. What is there at the beginning, and all of another list, is drawn at once, so
 * that going back finds its place; what comes later is drawn a few at a time, so that nobody who taps or types meanwhile
 * waits for all of it.
 */
export function useGradually(total: number, list: string): number {
  const [drawn, setDrawn] = useState({ list, count: total });
  const isOther = drawn.list !== list || drawn.count > total;
  if (isOther) setDrawn({ list, count: total });
  const count = isOther ? total : drawn.count;
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn({ list, count: Math.min(count + step, total) })),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, total, list]);
  return count;
}
