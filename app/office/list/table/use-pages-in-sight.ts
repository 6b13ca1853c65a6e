import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pageSize } from '../list-query.ts';

/** Until a page has been seen it is taken for rows of 45 px. */
const assumed = 45 * pageSize;
/** How far beyond the window pages are rendered already. */
const margin = 800;

/**
 * Which of many pages of rows, one below the other, are in or near the window, and how high the space above and below
 * them is. `start` is where the first would begin; `measured` is told how high a page really is.
 */
export function usePagesInSight({ pages, start }: { pages: number; start: RefObject<HTMLElement | null> }) {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [sight, setSight] = useState({ from: 1, until: 1 });
  const latest = useRef(heights);
  latest.current = heights;

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const begin = start.current?.getBoundingClientRect().top ?? 0;
      const from = pageAt(-begin - margin, { pages, heights: latest.current });
      const until = pageAt(innerHeight - begin + margin, { pages, heights: latest.current });
      setSight((known) => (known.from === from && known.until === until ? known : { from, until }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [pages, start]);

  const measured = useCallback((page: number, height: number) => {
    setHeights((known) => (known.get(page) === height ? known : new Map(known).set(page, height)));
  }, []);
  const heightOf = (page: number) => heights.get(page) ?? assumed;
  const sum = (from: number, until: number) => {
    let height = Math.max(until - from + 1, 0) * assumed;
    for (const [page, real] of heights) if (page >= from && page <= until) height += real - assumed;
    return height;
  };
  const until = Math.min(sight.until, pages);
  const from = Math.min(sight.from, until);
  return { from, until, above: sum(1, from - 1), below: sum(until + 1, pages), heightOf, measured };
}

/** The page at a distance from the start of the first. */
export function pageAt(
  distance: number,
  { pages, heights }: { pages: number; heights: ReadonlyMap<number, number> },
): number {
  let rest = distance;
  for (let page = 1; page < pages; page += 1) {
    rest -= heights.get(page) ?? assumed;
    if (rest < 0) return page;
  }
  return Math.max(pages, 1);
}
