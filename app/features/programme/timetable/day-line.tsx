import { type CSSProperties, useContext } from 'react';
import { VenueDay } from '#app/cms/venue-day.ts';
import css from './day-line.module.css';
import type { DayScale } from './day-scale.ts';
import { NowLine } from './now-line.tsx';

/** With a day the line is that day's, else one of hours that many days share. */
type DayLineProps = { scale: DayScale | null; day?: string };

/** The day as a line over the whole width; hidden from screen readers, because the rows say the same in words. */
export function DayLine({ scale, day }: DayLineProps) {
  const today = useContext(VenueDay);
  if (!scale) return null;
  const lanes = Math.max(...scale.bars.map(({ lane }) => lane));
  return (
    <div className={css.line} style={{ '--lanes': lanes } as CSSProperties} aria-hidden="true">
      <div className={css.scale}>
        {day && day === today && <NowLine day={day} scale={scale} />}
        {scale.bars.map(({ at, length, lane, start, label, mark, row }) => (
          <span
            key={`${start} ${label}`}
            className={css.bar}
            style={{ '--at': `${at}%`, '--length': `${length}%`, '--lane': lane } as CSSProperties}
            data-mark={mark}
            data-row={row}
          >
            <span className={css.label}>{label}</span>
          </span>
        ))}
        {scale.hours.map(({ hour, at, isNamed }) => (
          <span key={at} className={css.hour} style={{ '--at': `${at}%` } as CSSProperties}>
            {isNamed && hour}
          </span>
        ))}
      </div>
    </div>
  );
}
