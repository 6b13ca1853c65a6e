import type { CSSProperties } from 'react';
import css from './day-line.module.css';
import { type DayEntry, scaleOfDay } from './day-scale.ts';

/** The day as a line over the whole width; hidden from screen readers, because the rows say the same in words. */
export function DayLine({ entries }: { entries: readonly DayEntry[] }) {
  const scale = scaleOfDay(entries);
  if (!scale) return null;
  const lanes = Math.max(...scale.bars.map(({ lane }) => lane));
  return (
    <div className={css.line} style={{ '--lanes': lanes } as CSSProperties} aria-hidden="true">
      <div className={css.scale}>
        {scale.bars.map((bar) => (
          <span
            key={`${bar.start} ${bar.label}`}
            className={css.bar}
            style={{ '--at': `${bar.at}%`, '--length': `${bar.length}%`, '--lane': bar.lane } as CSSProperties}
            data-highlight={bar.isHighlight || undefined}
            data-hollow={bar.isHollow || undefined}
          >
            <span className={css.label}>{bar.label}</span>
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
