import { Form, Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Badge } from '../badge.tsx';
import { BothLanguages } from '../both-languages.tsx';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { RowButton } from '../row-button.tsx';
import css from './hours.module.css';
import type { HoursPage } from './hours-page.server.ts';
import { RangeInputs } from './range-inputs.tsx';

type Props = {
  exceptions: HoursPage['exceptions'];
  /** The id of the one that is being changed. */
  chosen: string | null;
  /** The same screen with one of them chosen, or with none. */
  addressOf(id: string | null): string;
  locale: Locale;
  csrfToken: string;
  mayWrite: boolean;
};

/** Days on which it is otherwise. */
export function ExceptionPanel({ exceptions, chosen, addressOf, locale, csrfToken, mayWrite }: Props) {
  const edited = exceptions.find(({ id }) => id === chosen) ?? null;
  return (
    <div className={panels.card}>
      <h2>{m.office_hours_exceptions()}</h2>
      {exceptions.length === 0 && <p className={controls.muted}>{m.office_hours_no_exceptions()}</p>}
      {exceptions.length > 0 && (
        <DataTable
          label={m.office_hours_exceptions()}
          names={[m.office_hours_day(), m.office_hours_hours(), m.office_hours_reason()]}
          hasActions
        >
          {exceptions.map(({ id, days, text, reason, isOver, dates }) => (
            <tr key={id} className={isOver ? css.past : undefined}>
              <th scope="row">{days}</th>
              <td>
                {text || <Badge tone="red">{m.office_hours_closed()}</Badge>}
                <DatesOnDays dates={dates} />
              </td>
              <td>
                {reason[locale] ?? ''}
                {isOver && <Badge>{m.office_hours_over()}</Badge>}
              </td>
              <td>
                {mayWrite && (
                  <Form method="post" className={controls.actions} preventScrollReset>
                    <CsrfField token={csrfToken} />
                    <Link discover="none" className={controls.plain} to={addressOf(id)} preventScrollReset>
                      {m.office_change()}
                      <span className="visually-hidden"> {days}</span>
                    </Link>
                    <RowButton value={`remove-exception:${id}`} label={m.office_remove()} row={days} />
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {mayWrite && (
        <ExceptionForm
          key={`${edited?.id}${exceptions.length}`}
          edited={edited}
          back={addressOf(null)}
          csrfToken={csrfToken}
        />
      )}
    </div>
  );
}

/** What stands on the closed days all the same, each with the way to where it is moved or cancelled. */
function DatesOnDays({ dates }: Pick<HoursPage['exceptions'][number], 'dates'>) {
  if (dates.length === 0) return null;
  return (
    <div className={css.dates} role="status">
      <p>{m.dates_on_closed_days({ count: dates.length })}</p>
      <ul>
        {dates.map(({ title, when, href }) => (
          <li key={href}>
            <Link discover="none" to={href}>
              {title}
            </Link>
            , {when}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ExceptionForm({
  edited,
  back,
  csrfToken,
}: {
  edited: HoursPage['exceptions'][number] | null;
  back: string;
  csrfToken: string;
}) {
  const isOpen = edited !== null && !edited.is_closed;
  return (
    <Form method="post" action={back} className={`${panels.stack} ${css.exception}`} preventScrollReset>
      <CsrfField token={csrfToken} />
      <h3>{edited ? m.office_hours_change({ name: edited.days }) : m.office_hours_add_exception()}</h3>
      <div className={controls.fields}>
        <label>
          {m.office_hours_first_day()}
          <input type="date" name="date_from" required defaultValue={edited?.date_from} />
        </label>
        <label>
          {m.office_hours_last_day()}
          <input type="date" name="date_to" defaultValue={edited?.date_to} />
        </label>
      </div>
      <fieldset className={controls.choice}>
        <legend className="visually-hidden">{m.office_hours_hours()}</legend>
        <label>
          <input type="radio" name="mode" value="closed" defaultChecked={!isOpen} /> {m.office_hours_closed()}
        </label>
        <label>
          <input type="radio" name="mode" value="open" defaultChecked={isOpen} /> {m.office_hours_open()}
        </label>
        <RangeInputs name="open" label={m.office_hours_open()} ranges={edited?.ranges ?? []} />
      </fieldset>
      <BothLanguages label={m.office_hours_reason()} name="reason" values={edited?.reason ?? {}} maxLength={200} />
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value={`exception:${edited?.id ?? ''}`}>
          {m.office_save()}
        </button>
        {edited && (
          <Link discover="none" className={controls.plain} to={back} preventScrollReset>
            {m.office_ask_back()}
          </Link>
        )}
      </p>
    </Form>
  );
}
