import { useState } from 'react';
import { useSubmit } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Bar } from './bars.ts';
import css from './calendar.module.css';
import type { CalendarPerson } from './calendar-person.ts';
import { DateBar } from './date-bar.tsx';

/** `room` is null where a cell says nothing of rooms, and empty where it is that of dates without one. */
export type Cell = { day: string; room: string | null };

type CellProps = {
  cell: Cell;
  /** Day and room in words. */
  name: string;
  bars: readonly Bar[];
  rooms: readonly { id: string; title: string }[];
  person: CalendarPerson;
};

/** The dates of a cell; a date can be dropped on it, and one begun in it. */
export function DayCell({ cell, name, bars, rooms, person }: CellProps) {
  const { isOver, ...drop } = useDrop(cell, person);
  return (
    <div className={css.cell} data-over={isOver || undefined} {...drop}>
      {bars.map((bar) => (
        <DateBar key={bar.id} bar={bar} rooms={rooms} hasRoom={cell.room !== null} person={person} />
      ))}
      {person.mayCreate && <NewDate cell={cell} name={name} />}
    </div>
  );
}

function useDrop(cell: Cell, { csrfToken, mayMove }: CalendarPerson) {
  const [isOver, setOver] = useState(false);
  const submit = useSubmit();
  if (!mayMove) return { isOver: false };
  return {
    isOver,
    onDragOver: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      const target = targetOf(event.dataTransfer.getData('text/plain'), cell);
      if (target) void submit({ csrfmiddlewaretoken: csrfToken, command: 'ask:move', ...target }, { method: 'post' });
    },
  };
}

/** What a move is asked with; dropped where it stood, or only out of its room, nothing is. Pure. */
function targetOf(dragged: string, to: Cell): { id: string; day: string; room: string } | null {
  const [id = '', day = '', from = ''] = dragged.split(' ');
  const room = to.room === null || to.room === from ? '' : to.room;
  return id === '' || (day === to.day && room === '') ? null : { id, day: to.day, room };
}

/** In every cell, so that a date begins where it will take place; the keyboard finds it too. */
function NewDate({ cell: { day, room }, name }: Pick<CellProps, 'cell' | 'name'>) {
  return (
    <button
      type="submit"
      form={newDateForm}
      name="command"
      value={`create:${day}:${room ?? ''}`}
      className={css.create}
      aria-label={m.dates_new_in({ place: name })}
    >
      +
    </button>
  );
}

/** The form that all cells send: one token for hundreds of them. */
export const newDateForm = 'new-date';
