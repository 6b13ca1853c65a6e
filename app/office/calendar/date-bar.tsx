import { Form, Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import css from './week.module.css';
import type { Bar } from './week.server.ts';

type BarProps = { bar: Bar; locale: Locale; mayMove: boolean; csrfToken: string };

/** One date: its bar from 9 to 24 h, time and title; dragged with the pointer or moved with the form behind "…". */
export function DateBar({ bar, locale, mayMove, csrfToken }: BarProps) {
  const { id, number, title, day, time, from, width, tone, state, isOff, clashes } = bar;
  return (
    <div className={css.date} data-off={isOff || undefined}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={css.axis} data-tone={tone}>
        <line x1="0" x2="100" y1="3" y2="3" />
        <rect x={from} width={width} y="0" height="6" />
      </svg>
      <Link
        discover="none"
        to={urls.officeEntry(locale, 'event', number)}
        draggable={mayMove}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', `${id} ${day}`)}
      >
        <strong data-clash={clashes || undefined}>{time || m.office_no_time()}</strong> {title}
        {state && <span className="visually-hidden">, {state}</span>}
        {clashes && <span className={css.clashWord}> {m.office_overlap()}</span>}
      </Link>
      {mayMove && (
        <details>
          <summary aria-label={m.office_move_to({ title })}>…</summary>
          <Form method="post">
            <CsrfField token={csrfToken} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="day" value={day} />
            <label>
              {m.office_move_to_day()}
              <input type="date" name="to" defaultValue={day} required />
            </label>
            <button type="submit" className={controls.plain} name="command" value="ask:move">
              {m.office_command_move()}
            </button>
          </Form>
        </details>
      )}
    </div>
  );
}
