import { Form, Link } from 'react-router';
import { type SeriesPart, seriesParts } from '#app/collections/event/series-parts.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './series.module.css';
import type { SeriesPage } from './series-page.server.ts';

type DatesProps = Pick<SeriesPage, 'dates' | 'number'> & { locale: Locale };

/** All dates of the series with the way to each. */
export function SeriesDates({ dates, number, locale }: DatesProps) {
  return (
    <section className={panels.card} aria-labelledby="series-dates">
      <h2 id="series-dates">{m.dates_series_dates({ count: dates.length })}</h2>
      <ul className={css.days}>
        {dates.map((date) => (
          <li key={date.id}>
            {date.number === number ? (
              <strong aria-current="true">{date.when}</strong>
            ) : (
              <Link discover="none" to={urls.officeEntry(locale, 'event', date.number)}>
                {date.when}
              </Link>
            )}{' '}
            <Badge tone={date.online ? 'green' : undefined}>
              {date.online ? m.office_is_online() : m.office_is_offline()}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Proof: the keys of an object are its own.
const parts = Object.keys(seriesParts) as SeriesPart[];

/** This date alone is changed in its form; here the others take over what it says. */
export function ApplyForm({ csrfToken }: { csrfToken: string }) {
  return (
    <Form method="post" className={panels.card} aria-labelledby="series-apply" preventScrollReset>
      <CsrfField token={csrfToken} />
      <h2 id="series-apply">{m.dates_series_apply()}</h2>
      <p className={controls.muted}>{m.dates_series_apply_about()}</p>
      <fieldset className={controls.actions}>
        <legend className="visually-hidden">{m.dates_series_apply()}</legend>
        {parts.map((part) => (
          <label key={part}>
            <input type="checkbox" name="part" value={part} /> {m[`dates_series_part_${part}`]()}
          </label>
        ))}
      </fieldset>
      <p className={controls.actions}>
        <button type="submit" className={controls.plain} name="command" value="apply:following">
          {m.dates_series_apply_following()}
        </button>
        <button type="submit" className={controls.plain} name="command" value="apply:all">
          {m.dates_series_apply_all()}
        </button>
      </p>
    </Form>
  );
}
