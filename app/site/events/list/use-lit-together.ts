import type { FocusEvent, PointerEvent } from 'react';

/**
 * A row of a day and its bar on the day's line are pointed at as one: by the pointer on either, by the focus in the row. Said
 * to the elements themselves, since hundreds of rows are not to be rendered anew while a pointer goes over them.
 */
export function useLitTogether() {
  return {
    onPointerOver: ({ currentTarget, target }: PointerEvent<HTMLElement>) => lightUp(currentTarget, target),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => lightUp(currentTarget, null),
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => lightUp(currentTarget, target),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => lightUp(currentTarget, null),
  };
}

function lightUp(day: HTMLElement, target: EventTarget | null): void {
  const rows = [...day.querySelectorAll<HTMLElement>('[data-rows] > *')];
  const bars = [...day.querySelectorAll<HTMLElement>('[data-row]')];
  const row = target instanceof Element ? rowOf(target, rows) : -1;
  for (const [at, element] of rows.entries()) element.toggleAttribute('data-lit', at === row && bars.length > 0);
  for (const bar of bars) bar.toggleAttribute('data-lit', Number(bar.dataset.row) === row);
}

/** Which row that is or belongs to; -1 is none. */
function rowOf(target: Element, rows: readonly HTMLElement[]): number {
  const bar = target.closest<HTMLElement>('[data-row]');
  return bar ? Number(bar.dataset.row) : rows.findIndex((row) => row.contains(target));
}
