import { type CSSProperties, useEffect, useState } from 'react';
import css from './day-line.module.css';
import type { DayScale } from './day-scale.ts';
import { minutesInto, venueClock } from './minutes-into.ts';

type NowLineProps = { day: string; scale: DayScale };

const everyMinute = 60_000;

/**
 * Where one stands on the line of today. A page is kept until something on it changes, so its minute is the browser's, told
 * by the venue's clock; the server draws none, for without a script it would stand still.
 */
export function NowLine({ day, scale: { from, length } }: NowLineProps) {
  const [clock, setClock] = useState('');
  useEffect(() => {
    const look = () => setClock(venueClock(new Date()));
    look();
    const timer = setInterval(look, everyMinute);
    return () => clearInterval(timer);
  }, []);
  const share = (minutesInto(day, clock) - from) / length;
  if (!(share >= 0 && share <= 1)) return null;
  return (
    <span className={css.now} style={{ '--at': `${share * 100}%` } as CSSProperties}>
      {clock.slice(11, 16)}
    </span>
  );
}
