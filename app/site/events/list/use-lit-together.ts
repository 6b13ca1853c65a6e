import type { FocusEvent, PointerEvent } from 'react';

/**
 * A row of a day and its bar on the day's line are pointed at as one: by the pointer on either, by the focus in the row. Said
 * to the elements themselves, since hundreds of rows are not to be rendered anew while a pointer goes over them. What has the
 * focus stays lit under a pointer elsewhere: a page that scrolls to the focus moves other rows under a pointer at rest.
 */
export function useLitTogether() {
  return {
    onPointerOver: ({ currentTarget, target }: PointerEvent<HTMLElement>) =>
      lightUp(currentTarget, target, document.activeElement),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => lightUp(currentTarget, document.activeElement),
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => lightUp(currentTarget, target),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => lightUp(currentTarget),
  };
}

function lightUp(day: HTMLElement, ...targets: (EventTarget | null)[]): void {
  const rows = [...day.querySelectorAll<HTMLElement>('[data-rows] > *')];
  const bars = [...day.querySelectorAll<HTMLElement>('[data-row]')];
  const lit = targets.map((target) => (target instanceof Element ? rowOf(target, rows) : -1));
  for (const [at, element] of rows.entries()) element.toggleAttribute('data-lit', lit.includes(at) && bars.length > 0);
  for (const bar of bars) bar.toggleAttribute('data-lit', lit.includes(Number(bar.dataset.row)));
}

/** Which row that is or belongs to; -1 is none. */
function rowOf(target: Element, rows: readonly HTMLElement[]): number {
  const bar = target.closest<HTMLElement>('[data-row]');
  return bar ? Number(bar.dataset.row) : rows.findIndex((row) => row.contains(target));
}
