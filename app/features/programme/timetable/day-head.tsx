import { tension } from '#app/ui/tension.ts';
import css from './day-head.module.css';
import { DayLine } from './day-line.tsx';
import type { DayEntry } from './day-scale.ts';

type DayHeadProps = { id?: string; day: string; weekday: string; entries: readonly DayEntry[] };

/** The head of a day: its date on the left, its weekday on the right, its line below. */
export function DayHead({ id, day, weekday, entries }: DayHeadProps) {
  return (
    <header className={css.head}>
      <h2 id={id} className={css.title}>
        <span className={`tense ${css.day}`} style={tension(day)}>
          {day}
        </span>{' '}
        <span className={css.weekday}>{weekday}</span>
      </h2>
      <DayLine entries={entries} />
    </header>
  );
}
