import { Form, Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel } from '#app/inspector/labels.ts';
import { urls } from '#app/urls.ts';
import { formatDay, longDay } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { barTones } from './bars.ts';
import css from './calendar.module.css';
import type { CalendarPerson } from './calendar-person.ts';
import { type CalendarSpan, type CalendarView, calendarViews } from './calendar-span.ts';

type HeadProps = {
  view: CalendarView;
  /** The day around which it is shown. */
  day: string;
  room: string | null;
  rooms: readonly { id: string; title: string }[];
  span: CalendarSpan;
  person: CalendarPerson;
};

/** What is shown, the ways to what is before, after and elsewhere, and how else it can be shown. */
export function CalendarHead({ view, day, room, rooms, span, person: { locale } }: HeadProps) {
  const at = (to: string) => addressOf({ view, day: to, room });
  return (
    <>
      <header className={panels.head}>
        <h1>{m.office_programme_calendar()}</h1>
        <Link
          discover="none"
          className={controls.plain}
          to={at(span.previous)}
          aria-label={m[`dates_before_${view}`]()}
        >
          ←
        </Link>
        <Link discover="none" className={controls.plain} to={addressOf({ view, day: null, room })}>
          {m.office_today()}
        </Link>
        <Link discover="none" className={controls.plain} to={at(span.next)} aria-label={m[`dates_after_${view}`]()}>
          →
        </Link>
        <JumpForm {...{ view, day, room, rooms }} />
        <Link discover="none" className={controls.plain} to={`${urls.officeArea(locale, 'event')}?from=${span.from}`}>
          {m.office_as_list()}
        </Link>
      </header>
      <nav className={css.views} aria-label={m.dates_views()}>
        {calendarViews.map((each) => (
          <Link
            key={each}
            discover="none"
            className={controls.plain}
            aria-current={each === view ? 'page' : undefined}
            to={addressOf({ view: each, day, room: each === 'room' ? room : null })}
          >
            {m[`dates_view_${each}`]()}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** What the colours say; each bar says it in words too. */
export function Legend() {
  return (
    <ul className={css.legend} aria-label={m.dates_legend()}>
      {Object.entries(barTones).map(([state, tone]) => (
        <li key={state}>
          <span className={css.axis} data-tone={tone} /> {choiceLabel('ticket_state', state)}
        </li>
      ))}
    </ul>
  );
}

/** Straight to a day, and in the view of one room to another room. */
function JumpForm({ view, day, room, rooms }: Pick<HeadProps, 'view' | 'day' | 'room' | 'rooms'>) {
  return (
    <Form className={controls.line}>
      <input type="hidden" name="view" value={view} />
      {view === 'room' && (
        <select name="room" key={room} defaultValue={room ?? ''} aria-label={m.dates_view_room()}>
          {rooms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      <input type="date" name="day" key={day} defaultValue={day} aria-label={m.dates_shown_day()} />
      <button type="submit" className={controls.plain}>
        {m.office_apply()}
      </button>
    </Form>
  );
}

function addressOf({ view, day, room }: { view: CalendarView; day: string | null; room: string | null }): string {
  return `?${new URLSearchParams({ view, ...(day && { day }), ...(room && { room }) })}`;
}

/** The days that are shown, in words. */
export function spanInWords({ view, day, span, person: { locale } }: Omit<HeadProps, 'room' | 'rooms'>): string {
  if (view === 'day') return formatDay(day, locale, longDay);
  if (view !== 'week') return formatDay(day, locale, { month: 'long', year: 'numeric' });
  const sunday = Temporal.PlainDate.from(span.until).subtract({ days: 1 }).toString();
  return `${formatDay(span.from, locale)} – ${formatDay(sunday, locale)}`;
}
