import type { CSSProperties } from 'react';
import css from './event-stroke.module.css';

/** More events than this do not make the stroke longer. */
const longest = 6;

/** The stroke under a day of the calendar: the longer, the more events. The number stands in the day's name. */
export function EventStroke({ count }: { count: number }) {
  if (count <= 0) return null;
  const share = Math.min(count, longest) / longest;
  return <span className={css.stroke} style={{ '--share': share } as CSSProperties} aria-hidden="true" />;
}
