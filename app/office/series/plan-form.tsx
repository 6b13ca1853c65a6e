import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { WarningList } from '../dates/warning-list.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './series.module.css';
import type { SeriesPage } from './series-page.server.ts';

type PlanProps = { plan: NonNullable<SeriesPage['plan']>; csrfToken: string };

/** The sentence and the list of dates; what is not ticked stays out. */
export function PlanForm({ plan: { text, rule, isOwn, known, days }, csrfToken }: PlanProps) {
  return (
    <Form method="post" className={panels.card} aria-labelledby="series-plan" preventScrollReset>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="rule" value={rule} />
      <h2 id="series-plan">{m.dates_series_plan()}</h2>
      <p>
        <strong>{text}</strong>
      </p>
      {!isOwn && <p className={controls.muted}>{m.dates_series_foreign()}</p>}
      {known > 0 && <p className={controls.muted}>{m.dates_series_known({ count: known })}</p>}
      {days.length === 0 ? (
        <p className={controls.muted}>{m.dates_series_nothing()}</p>
      ) : (
        <>
          <ul className={css.days}>
            {days.map(({ day, label, isChosen, warnings }) => (
              <li key={day}>
                <input type="hidden" name="shown" value={day} />
                <label>
                  <input type="checkbox" name="day" value={day} defaultChecked={isChosen} /> {label}
                </label>
                <WarningList warnings={warnings} />
              </li>
            ))}
          </ul>
          <p className={controls.actions}>
            <button type="submit" className={controls.button} name="command" value="make:">
              {m.dates_series_make()}
            </button>
          </p>
        </>
      )}
    </Form>
  );
}
