import { Form } from 'react-router';
import type { Rhythm } from '#app/collections/event/recurrence-rule.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { weekdayName } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { nthName } from './rhythm-text.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const steps = [1, 2, 3, 4, 6];
const nths = [1, 2, 3, 4, -1] as const;

/** The rule as choices; it is asked with the address, so that it works without scripts and can be gone back to. */
export function RhythmForm({ rhythm, locale }: { rhythm: Rhythm; locale: Locale }) {
  return (
    <Form className={panels.card} aria-labelledby="series-rule" preventScrollReset>
      <h2 id="series-rule">{m.dates_series_rule()}</h2>
      <Rhythms rhythm={rhythm} />
      <Weekdays rhythm={rhythm} locale={locale} />
      <End end={rhythm.end} />
      <p className={controls.actions}>
        <button type="submit" className={controls.plain}>
          {m.dates_series_show()}
        </button>
      </p>
    </Form>
  );
}

function Rhythms({ rhythm }: { rhythm: Rhythm }) {
  return (
    <div className={controls.fields}>
      <label>
        {m.dates_series_every()}
        <select name="every" defaultValue={rhythm.every}>
          <option value="day">{m.dates_series_every_day()}</option>
          <option value="week">{m.dates_series_every_week()}</option>
          <option value="month_weekday">{m.dates_series_every_month_weekday()}</option>
          <option value="month_day">{m.dates_series_every_month_day()}</option>
        </select>
      </label>
      <label>
        {m.dates_series_step()}
        <select name="step" defaultValue={rhythm.step}>
          {[...new Set([...steps, rhythm.step])].map((step) => (
            <option key={step} value={step}>
              {m.dates_series_step_of({ step })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.dates_series_nth()}
        <select name="nth" defaultValue={rhythm.nth}>
          {nths.map((nth) => (
            <option key={nth} value={nth}>
              {nthName(nth)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Weekdays({ rhythm, locale }: { rhythm: Rhythm; locale: Locale }) {
  return (
    <fieldset className={controls.actions}>
      <legend>{m.dates_series_weekdays()}</legend>
      {weekdays.map((weekday) => (
        <label key={weekday}>
          <input type="checkbox" name="weekday" value={weekday} defaultChecked={rhythm.weekdays.includes(weekday)} />{' '}
          {weekdayName(weekday, locale)}
        </label>
      ))}
    </fieldset>
  );
}

function End({ end }: Pick<Rhythm, 'end'>) {
  return (
    <fieldset className={controls.fields}>
      <legend>{m.dates_series_end()}</legend>
      <div className={controls.both}>
        <label className={controls.check}>
          <input type="radio" name="end" value="count" defaultChecked={end.kind === 'count'} />
          {m.dates_series_end_count()}
        </label>
        <input
          type="number"
          name="count"
          min={2}
          max={400}
          aria-label={m.dates_series_count()}
          defaultValue={end.kind === 'count' ? end.count : 10}
        />
      </div>
      <div className={controls.both}>
        <label className={controls.check}>
          <input type="radio" name="end" value="until" defaultChecked={end.kind === 'until'} />
          {m.dates_series_end_until()}
        </label>
        <input
          type="date"
          name="until"
          aria-label={m.dates_series_last_day()}
          defaultValue={end.kind === 'until' ? end.day : ''}
        />
      </div>
    </fieldset>
  );
}
