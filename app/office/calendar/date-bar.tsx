import { useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import type { Bar } from './bars.ts';
import css from './calendar.module.css';
import type { CalendarPerson } from './calendar-person.ts';

type BarProps = {
  bar: Bar;
  rooms: readonly { id: string; title: string }[];
  /** Whether its room is said where it stands; elsewhere the bar says it. */
  hasRoom: boolean;
  person: CalendarPerson;
};

/** One date: its bar from 9 to 24 h, time and title; dragged with the pointer or moved with the form behind "…". */
export function DateBar({ bar, rooms, hasRoom, person }: BarProps) {
  const { id, number, title, day, time, room, from, width, tone, state, isOff, clashes } = bar;
  const place = hasRoom ? undefined : rooms.find((each) => each.id === room)?.title;
  return (
    <div className={css.date} data-off={isOff || undefined}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={css.axis} data-tone={tone}>
        <rect x={from} width={width} y="0" height="6" />
      </svg>
      <Link
        discover="none"
        to={urls.officeEntry(person.locale, 'event', number)}
        draggable={person.mayMove}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', `${id} ${day} ${room}`)}
      >
        <strong data-clash={clashes || undefined}>{time || m.office_no_time()}</strong> {title}
        {place && <span className={css.place}>{place}</span>}
        {state && <span className="visually-hidden">, {state}</span>}
        {clashes && <span className={css.clashWord}> {m.office_overlap()}</span>}
      </Link>
      {person.mayMove && <Move {...{ bar, rooms }} csrfToken={person.csrfToken} />}
    </div>
  );
}

type MoveProps = Pick<BarProps, 'bar' | 'rooms'> & { csrfToken: string };

/**
 * Where a date goes, by words: what dragging does, for whoever has no pointer. Only what is opened holds its form: of a full
 * week they were two thirds of the screen.
 */
function Move(props: MoveProps) {
  const { id, title } = props.bar;
  const [params] = useSearchParams();
  const isAsked = params.get('move') === id;
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <details open={isAsked} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={m.office_move_to({ title })}>…</summary>
      {isOpen ? (
        <MoveForm {...props} />
      ) : (
        <noscript>
          <a href={`?${new URLSearchParams([...params, ['move', id]])}`}>{m.office_move_to_day()}</a>
        </noscript>
      )}
    </details>
  );
}

function MoveForm({ bar: { id, day }, rooms, csrfToken }: MoveProps) {
  return (
    <Form method="post">
      <CsrfField token={csrfToken} />
      <input type="hidden" name="id" value={id} />
      <label>
        {m.office_move_to_day()}
        <input type="date" name="day" defaultValue={day} required />
      </label>
      <label>
        {m.office_ask_time()}
        <input type="time" name="time" />
      </label>
      <label>
        {m.dates_move_room()}
        <select name="room" defaultValue="">
          <option value="">{m.dates_same_room()}</option>
          {rooms.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={controls.plain} name="command" value="ask:move">
        {m.office_command_move()}
      </button>
    </Form>
  );
}
