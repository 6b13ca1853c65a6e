import { tension } from '#app/ui/tension.ts';
import css from './day-head.module.css';
import { DayLine } from './day-line.tsx';
import type { DayScale } from './day-scale.ts';

type DayHeadProps = { id: string; name: string; weekday: string; day: string; line: DayScale | null };

/** The head of a day: its date on the left, its weekday on the right, its line below; read out as a date is said. */
export function DayHead({ id, name, weekday, day, line }: DayHeadProps) {
  return (
    <header className={css.head}>
      <h2 id={id} className={css.title}>
        <span className={css.weekday}>
          {weekday}
          <span className="visually-hidden">,</span>
        </span>{' '}
        <span className={`tense ${css.day}`} style={tension(name)}>
          {name}
        </span>
      </h2>
      <DayLine scale={line} day={day} />
    </header>
  );
}
