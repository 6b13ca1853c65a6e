import { type CSSProperties, memo, useRef } from 'react';
import { DayHead } from '#app/features/programme/timetable/day-head.tsx';
import type { EventRow } from '#app/features/programme/timetable/row.ts';
import { scaleOfRows } from '#app/features/programme/timetable/scale-of-rows.ts';
import { Timetable } from '#app/features/programme/timetable/timetable.tsx';
import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import css from './event-day.module.css';
import { useLitTogether } from './use-lit-together.ts';
import { useReveal } from './use-reveal.ts';

type EventDayProps = { day: string; rows: readonly EventRow[]; today: string; locale: Locale; isLater: boolean };

/**
 * One day: its date, its line, its dates from morning to night. Rendered again only when one of its dates is another: after
 * twenty pages it is one of many, and every page that is asked for and comes renders the list twice. A day that came later is
 * laid out when it nears the window; what stood there from the beginning at once, so that going back finds its place.
 */
export const EventDay = memo(Day, isSameDay);

function Day({ day, rows, today, locale, isLater }: EventDayProps) {
  const section = useRef<HTMLElement>(null);
  useReveal(section, { isLater, count: rows.length });
  const id = `day-${day}`;
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return (
    <section
      ref={section}
      className={css.day}
      aria-labelledby={id}
      data-later={isLater || undefined}
      {...useLitTogether()}
      style={isLater ? ({ '--rows': rows.length } as CSSProperties) : undefined}
    >
      <DayHead
        id={id}
        name={formatDay(day, locale, { day: 'numeric', month: 'long', ...year })}
        weekday={formatDay(day, locale, { weekday: 'long' })}
        day={day}
        line={scaleOfRows(rows)}
      />
      <Timetable entries={rows} />
    </section>
  );
}

function isSameDay(one: EventDayProps, other: EventDayProps): boolean {
  if (one.rows.length !== other.rows.length || one.today !== other.today || one.locale !== other.locale) return false;
  if (one.isLater !== other.isLater) return false;
  return one.day === other.day && one.rows.every((row, at) => row === other.rows[at]);
}
