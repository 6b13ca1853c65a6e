import { m } from '#app/i18n/paraglide/messages.js';
import { formatDay } from '../format.ts';
import { axisHours } from './bars.ts';
import css from './calendar.module.css';
import type { CalendarPerson } from './calendar-person.ts';
import { DayCell } from './day-cell.tsx';
import type { ProgrammeDay, ProgrammeDays } from './programme-days.server.ts';

type TableProps = Pick<ProgrammeDays, 'days' | 'rooms' | 'bars'> & { today: string; person: CalendarPerson };

/** Rooms down, days across; of one day alone with the hours of its axis. */
export function RoomTable({ days, rooms, bars, today, person }: TableProps) {
  const known = new Set(rooms.map(({ id }) => id));
  const roomOf = (room: string) => (known.has(room) ? room : '');
  const hasLoose = bars.some(({ room }) => roomOf(room) === '');
  const rows = hasLoose || rooms.length === 0 ? [...rooms, { id: '', title: m.office_no_room() }] : rooms;
  return (
    <table data-days={days.length}>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <DayHead key={day.day} day={day} isToday={day.day === today} hasAxis={days.length === 1} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {days.map(({ day, isClosed }) => (
              <td key={day} data-closed={isClosed || undefined}>
                <DayCell
                  cell={{ day, room: id }}
                  name={`${title}, ${formatDay(day, person.locale)}`}
                  bars={bars.filter((bar) => bar.day === day && roomOf(bar.room) === id)}
                  {...{ rooms, person }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = { day: ProgrammeDay; isToday: boolean; hasAxis: boolean };

/** A day with its opening hours. */
function DayHead({ day: { title, hours }, isToday, hasAxis }: HeadProps) {
  return (
    <th scope="col" aria-current={isToday ? 'date' : undefined}>
      {title}
      {hours && <span className={css.hours}>{hours}</span>}
      {hasAxis && (
        <span className={css.scale} aria-hidden="true">
          {axisTicks.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </span>
      )}
    </th>
  );
}

const axisTicks = Array.from(
  { length: (axisHours.closes - axisHours.opens) / 3 + 1 },
  (_, at) => axisHours.opens + 3 * at,
);
