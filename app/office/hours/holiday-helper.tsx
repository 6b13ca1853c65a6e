import { Form } from 'react-router';
import { lands } from '#app/features/opening-hours/holidays.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Badge } from '../badge.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './hours.module.css';
import type { HoursPage } from './hours-page.server.ts';

type Helper = HoursPage['helper'];
type Props = { helper: Helper; venue: string | null; csrfToken: string };

/** Once a year: the holidays of a federal state as a list to tick, each closed or with hours, entered in one step. */
export function HolidayHelper({ helper, venue, csrfToken }: Props) {
  const { land, year, years, holidays } = helper;
  return (
    <section className={panels.card} aria-labelledby="office-holidays" id="holidays">
      <h2 id="office-holidays">{m.office_holidays()}</h2>
      <Form className={controls.fields} preventScrollReset>
        {venue && <input type="hidden" name="venue" value={venue} />}
        <label>
          {m.office_holidays_land()}
          <select name="land" defaultValue={land ?? ''} required>
            <option value="" />
            {lands.map((each) => (
              <option key={each} value={each}>
                {m[`office_land_${each}`]()}
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.office_holidays_year()}
          <select name="year" defaultValue={year}>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <button type="submit" className={controls.plain}>
          {m.office_holidays_propose()}
        </button>
      </Form>
      {land && (
        <Form method="post" className={panels.stack} preventScrollReset key={`${land}${year}`}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="land" value={land} />
          <input type="hidden" name="year" value={year} />
          <ul className={css.holidays}>
            {holidays.map((holiday) => (
              <HolidayRow key={holiday.date} holiday={holiday} />
            ))}
          </ul>
          <p className={controls.actions}>
            <button type="submit" className={controls.button} name="command" value="holidays">
              {m.office_holidays_take()}
            </button>
          </p>
        </Form>
      )}
    </section>
  );
}

function HolidayRow({ holiday }: { holiday: Helper['holidays'][number] }) {
  const { date, day, name, isPublic, usual, known, from, to } = holiday;
  const staysClosed = /-(12-24|12-25|12-31|01-01)$/.test(date) || from === '';
  return (
    <li>
      <label className={css.holiday}>
        <input type="checkbox" name="day" value={date} defaultChecked={known === null} />
        <span>
          <strong>{name}</strong>, {day} {!isPublic && <Badge>{m.office_holidays_custom()}</Badge>}
          <span className={css.usual}>
            {usual ? m.office_holidays_usual({ hours: usual }) : m.office_holidays_usual_closed()}
            {known !== null && ` ${m.office_holidays_known({ hours: known || m.office_hours_closed() })}`}
          </span>
        </span>
      </label>
      <span className={css.range}>
        <select
          name={`${date}_mode`}
          aria-label={m.office_holidays_mode({ name })}
          defaultValue={staysClosed ? '' : 'open'}
        >
          <option value="">{m.office_hours_closed()}</option>
          <option value="open">{m.office_hours_open()}</option>
        </select>
        <input
          type="time"
          name={`${date}_from`}
          defaultValue={from}
          aria-label={m.office_hours_from_of({ day: name, n: 1 })}
        />
        –
        <input
          type="time"
          name={`${date}_to`}
          defaultValue={to}
          aria-label={m.office_hours_to_of({ day: name, n: 1 })}
        />
      </span>
    </li>
  );
}
