import { type MouseEvent, useState } from 'react';
import { dayAfter, monthAfter, monthOf, weekdayNames, weeksOf } from '#app/features/programme/days/month.ts';
import { useDayKeys } from '#app/features/programme/days/use-day-keys.ts';
import { listAddress } from '#app/features/programme/list-address.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { EventStroke } from '#app/site/programme/event-stroke.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import type { Overview } from '../overview.server.ts';
import css from './calendar-panel.module.css';

/** A month of days; those on which something takes place lead to the list from that day on. */
export function CalendarPanel({ overview, onChosen }: { overview: Overview; onChosen(): void }) {
  const { locale, today, date, days } = overview;
  const [month, setMonth] = useState(monthOf(date));
  const keys = useDayKeys(month);
  const title = formatDay(month, locale, { month: 'long', year: 'numeric' });
  const onDay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onChosen();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked; this only closes the panel after them
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers the keyboard with a click
    <div className={css.calendar} onClick={onDay}>
      <div className={css.head}>
        <MonthLink overview={overview} month={monthAfter(month, -1)} onMonth={setMonth} direction="back" />
        <h3 className={css.month} aria-live="polite">
          {title}
        </h3>
        <MonthLink overview={overview} month={monthAfter(month, 1)} onMonth={setMonth} direction="on" />
      </div>
      <table className={css.days} onFocus={keys.onFocus} onKeyDown={keys.onKeyDown}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {weekdayNames(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, empty ones too
                <td key={index}>
                  {day && <Day day={day} count={days[day] ?? 0} overview={overview} tabIndex={keys.tabIndexOf(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{m.programme_stroke_note()}</p>
      <p className={css.quick}>
        <a href={listAddress(overview, { date: null })}>{m.programme_today()}</a>
        <a href={listAddress(overview, { date: dayAfter(today, 1) })}>{m.programme_tomorrow()}</a>
        <a href={listAddress(overview, { date: weekendFrom(today) })}>{m.programme_weekend()}</a>
      </p>
      <div className={css.foot}>
        <ButtonLink to={{ href: listAddress(overview, {}), external: false }} className={css.done ?? ''}>
          {m.programme_show_count({ count: overview.count })}
        </ButtonLink>
      </div>
    </div>
  );
}

type DayProps = { day: string; count: number; overview: Overview; tabIndex: number | undefined };

function Day({ day, count, overview, tabIndex }: DayProps) {
  const { locale, date, today } = overview;
  const number = Number(day.slice(8));
  if (count === 0 || day < today) return <span className={css.empty}>{number}</span>;
  const text = formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <a
      className={css.day}
      href={listAddress(overview, { date: day })}
      data-day={day}
      tabIndex={tabIndex}
      aria-current={day === date ? 'date' : undefined}
      aria-label={
        count === 1 ? m.programme_day_events_one({ day: text }) : m.programme_day_events({ day: text, count })
      }
    >
      {number}
      <EventStroke count={count} />
    </a>
  );
}

type MonthLinkProps = { overview: Overview; month: string; onMonth(month: string): void; direction: 'back' | 'on' };

/** Turns the leaf; without JavaScript it leads to the list from that month on. */
function MonthLink({ overview, month, onMonth, direction }: MonthLinkProps) {
  const name = direction === 'back' ? m.programme_previous_month() : m.programme_next_month();
  const isPast = month < monthOf(overview.today);
  if (isPast) return <span className={css.turn} />;
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onMonth(month);
  };
  return (
    <a
      className={css.turn}
      data-direction={direction}
      href={listAddress(overview, { date: month })}
      aria-label={name}
      onClick={turn}
    >
      <ArrowIcon />
    </a>
  );
}

/** Saturday, or today when it is Sunday already. */
function weekendFrom(today: string): string {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  return weekday === 0 ? today : dayAfter(today, 6 - weekday);
}
