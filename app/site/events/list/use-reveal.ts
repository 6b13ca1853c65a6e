import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStill } from '#app/ui/scroll.ts';

const revealThreshold = 0.5;
const revealMargin = '-50px 0px';
/** A row that is higher than the window can show never has half of itself in it: each further tenth is looked at. */
const looks = [0.1, 0.2, 0.3, 0.4, revealThreshold];

/**
 * Dates that came later appear one by one, when half of a row stands in the window, 50 px from its edge. What stood there from the
 * beginning, or where nothing is to move, is simply there.
 */
export function useReveal(
  list: RefObject<HTMLElement | null>,
  { isLater, count }: { isLater: boolean; count: number },
): void {
  const seen = useRef(new WeakSet<Element>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day grows when a further page brings more of it
  useLayoutEffect(() => {
    if (!(isLater && list.current) || prefersStill()) return;
    const rows = [...list.current.querySelectorAll('li:has(> h3, > div > h3)')].filter((row) => !seen.current.has(row));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (isRevealed(entry)) reveal(entry.target);
      },
      { threshold: looks, rootMargin: revealMargin },
    );
    const reveal = (row: Element) => {
      seen.current.add(row);
      observer.unobserve(row);
      row.removeAttribute('data-unseen');
    };
    for (const row of rows) {
      row.toggleAttribute('data-unseen', true);
      observer.observe(row);
    }
    return () => {
      observer.disconnect();
      for (const row of rows) row.removeAttribute('data-unseen');
    };
  }, [isLater, count]);
}

type Look = Pick<IntersectionObserverEntry, 'intersectionRatio'> & {
  intersectionRect: { height: number };
  rootBounds: { height: number } | null;
};

/** Half of the row, or of the window where the row is higher. */
export function isRevealed({ intersectionRatio, intersectionRect, rootBounds }: Look): boolean {
  return (
    intersectionRatio >= revealThreshold ||
    (rootBounds !== null && intersectionRect.height >= rootBounds.height * revealThreshold)
  );
}
