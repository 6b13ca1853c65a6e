import { type RefObject, useEffect, useRef } from 'react';

/** In the order in which Tab reaches them; a closed dialog holds some that are not there. */
function reachableIn(area: HTMLElement | null): HTMLElement[] {
  const found = area?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary') ?? [];
  return [...found].filter((element) => element.getClientRects().length > 0);
}

/**
 * Whoever presses something that is gone afterwards, such as a chosen filter, goes on with what stands at its place, and not
 * at the begin of the page (WCAG 2.4.3).
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; at: number } | null>(null);
  useEffect(() => {
    const { current } = area;
    const remember = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      last.current = { element, at: reachableIn(current).indexOf(element) };
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [area]);
  // After every change of the area: that is when something in it can have gone.
  useEffect(() => {
    const { current } = last;
    if (!current || current.element.isConnected || document.activeElement !== document.body) return;
    const left = reachableIn(area.current);
    left[Math.min(current.at, left.length - 1)]?.focus();
  });
}
