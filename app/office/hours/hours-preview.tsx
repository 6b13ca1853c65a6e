import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './hours.module.css';
import type { HoursPage } from './hours-page.server.ts';

type Props = { preview: HoursPage['preview']; at: string; venue: string | null };

/** What visitors read at a moment, in both languages: the words of the top bar, the week, what is otherwise. */
export function HoursPreview({ preview, at, venue }: Props) {
  return (
    <section className={panels.card} aria-labelledby="office-hours-preview">
      <h2 id="office-hours-preview">{m.office_hours_preview()}</h2>
      <Form className={controls.fields} preventScrollReset key={at}>
        {venue && <input type="hidden" name="venue" value={venue} />}
        <label>
          {m.office_hours_preview_at()}
          <input type="datetime-local" name="at" defaultValue={at} />
        </label>
        <button type="submit" className={controls.plain}>
          {m.office_apply()}
        </button>
      </Form>
      {preview.map(({ locale, label, week, exceptions, next }) => (
        <div key={locale} lang={locale} className={css.words}>
          <p>
            <Badge>{locale.toUpperCase()}</Badge> <strong>{label}</strong>
          </p>
          <dl>
            {week.map(({ long, text }) => (
              <div key={long}>
                <dt>{long}</dt>
                <dd>{text || m.office_hours_closed({}, { locale })}</dd>
              </div>
            ))}
            {exceptions.map(({ date, text, reason }) => (
              <div key={date}>
                <dt>
                  {date}
                  {reason && `, ${reason}`}
                </dt>
                <dd>{text || m.office_hours_closed({}, { locale })}</dd>
              </div>
            ))}
          </dl>
          {next && <p className={controls.muted}>{m.office_hours_next({ next }, { locale })}</p>}
        </div>
      ))}
    </section>
  );
}
