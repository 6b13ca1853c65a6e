import type { CSSProperties } from 'react';

/** The hours the line of a day covers; before and after them the venue is never open. */
const day = { from: 8, to: 22 } as const;

/** Where a bar begins and ends on the line of a day, as style. */
export function placeOf(from: number, to: number): CSSProperties {
  const share = (hour: number) =>
    `${((Math.min(Math.max(hour, day.from), day.to) - day.from) / (day.to - day.from)) * 100}%`;
  return { '--open': share(from), '--close': share(to) } as CSSProperties;
}
