import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { stepToDay } from './step-to-day.ts';

/**
 * The days of a month as one stop of the keyboard: arrows lead from day to day, Tab goes on behind them (WAI-ARIA Authoring
 * Practices, grid). Before the focus has been in this month each is a stop of its own, as without JavaScript.
 */
export function useDayKeys(month: string) {
  const [active, setActive] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) => setActive(dayOf(target));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = dayOf(event.target);
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
    const to =
      from &&
      stepToDay(
        event.key,
        from,
        links.flatMap(({ dataset }) => dataset.day ?? []),
      );
    if (!to) return;
    event.preventDefault();
    links.find(({ dataset }) => dataset.day === to)?.focus();
  };
  const isEntered = active?.startsWith(month.slice(0, 7));
  const tabIndexOf = (day: string) => (isEntered && active !== day ? -1 : undefined);
  return { onFocus, onKeyDown, tabIndexOf };
}

function dayOf(target: EventTarget): string | null {
  return (target instanceof HTMLElement && target.dataset.day) || null;
}
