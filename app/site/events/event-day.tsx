import { DayHead } from '#app/collections/event/day-head.tsx';
import type { EventRow } from '#app/collections/event/row.ts';
import { Timetable } from '#app/collections/event/timetable.tsx';
import { dayInWords } from '#app/i18n/day-in-words.ts';
import type { Locale } from '#app/i18n/locale.ts';
import css from './event-day.module.css';

type EventDayProps = { day: string; rows: readonly EventRow[]; today: string; locale: Locale };

/** One day: its date, its line, its dates from morning to night. */
export function EventDay({ day, rows, today, locale }: EventDayProps) {
  const id = `day-${day}`;
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const entries = rows.flatMap(({ stroke, kind, title, isOpen }) =>
    stroke ? [{ ...stroke, label: kind || title, isHollow: !isOpen }] : [],
  );
  return (
    <section className={css.day} aria-labelledby={id}>
      <DayHead
        id={id}
        day={dayInWords(day, locale, { day: 'numeric', month: 'long', ...year })}
        weekday={dayInWords(day, locale, { weekday: 'long' })}
        entries={entries}
      />
      <Timetable entries={rows} labelledBy={id} />
    </section>
  );
}
