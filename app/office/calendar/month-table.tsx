import { Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatDay, longDay, weekdayName } from '../format.ts';
import type { Bar } from './bars.ts';
import css from './calendar.module.css';
import type { CalendarPerson } from './calendar-person.ts';
import { DayCell } from './day-cell.tsx';
import type { ProgrammeDay, ProgrammeDays } from './programme-days.server.ts';

type TableProps = Pick<ProgrammeDays, 'days' | 'rooms' | 'bars'> & {
  /** A day of the month that is meant; the days around it are there because weeks are shown whole. */
  day: string;
  /** The room of every cell, where the month is that of one room. */
  room: string | null;
  today: string;
  person: CalendarPerson;
};

const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const;
/** More than these stand in the view of the day. */
const mostInCell = 6;

/** Weeks down, weekdays across: a date is dragged to another day and keeps its room. */
export function MonthTable({ days, ...month }: TableProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <table data-month>
      <thead>
        <tr>
          {daysOfWeek.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayName(weekday, month.person.locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <MonthDay key={day.day} shown={day} {...month} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthDay({ shown, ...month }: Omit<TableProps, 'days'> & { shown: ProgrammeDay }) {
  const { day, isClosed } = shown;
  const { locale } = month.person;
  const bars = month.bars.filter((bar) => bar.day === day);
  return (
    <td
      data-closed={isClosed || undefined}
      data-beside={day.slice(0, 7) !== month.day.slice(0, 7) || undefined}
      aria-current={day === month.today ? 'date' : undefined}
    >
      <Link
        discover="none"
        className={css.number}
        to={`?view=day&day=${day}`}
        aria-label={formatDay(day, locale, longDay)}
      >
        {Number(day.slice(8))}
      </Link>
      {isClosed && <span className={css.hours}>{shown.hours}</span>}
      <MonthCell {...month} day={day} bars={bars} />
    </td>
  );
}

function MonthCell({ day, bars, room, rooms, person }: Omit<TableProps, 'days' | 'today'> & { bars: readonly Bar[] }) {
  const more = bars.length - mostInCell;
  return (
    <>
      <DayCell
        cell={{ day, room }}
        name={formatDay(day, person.locale)}
        bars={more > 0 ? bars.slice(0, mostInCell) : bars}
        {...{ rooms, person }}
      />
      {more > 0 && (
        <Link discover="none" to={`?view=day&day=${day}`}>
          {m.dates_more_dates({ count: more })}
        </Link>
      )}
    </>
  );
}
