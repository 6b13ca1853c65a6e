import { Form } from 'react-router';
import type { KnownSeason } from '#app/features/opening-hours/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { formatDay, weekdayName } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './hours.module.css';
import { formatRanges } from './hours-text.ts';
import { RangeInputs } from './range-inputs.tsx';

type Props = { seasons: KnownSeason[]; locale: Locale; csrfToken: string; mayWrite: boolean };

/** The usual week and every season with hours of its own, each readable first and editable below. */
export function SeasonPanel({ seasons, ...rest }: Props) {
  return (
    <section className={panels.card} aria-labelledby="office-seasons">
      <h2 id="office-seasons">{m.office_hours_seasons()}</h2>
      <p className={controls.muted}>{m.office_hours_seasons_hint()}</p>
      {seasons.length === 0 && <p>{m.office_hours_none()}</p>}
      {seasons.map((season) => (
        <SeasonCard key={seasonKey(season)} season={season} {...rest} />
      ))}
      {rest.mayWrite && (
        <details>
          <summary className={css.opener}>{m.office_hours_add_season()}</summary>
          <SeasonForm season={null} {...rest} />
        </details>
      )}
    </section>
  );
}

function SeasonCard({ season, locale, csrfToken, mayWrite }: Omit<Props, 'seasons'> & { season: KnownSeason }) {
  return (
    <div className={css.season}>
      <h3>{seasonName(season, locale)}</h3>
      <dl>
        {season.days.map((ranges, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the weekday
          <div key={at}>
            <dt>{weekdayName(at + 1, locale)}</dt>
            <dd>{ranges.length > 0 ? formatRanges(ranges, locale) : m.office_hours_closed()}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && (
        <details>
          <summary className={css.opener}>{m.office_hours_change({ name: seasonName(season, locale) })}</summary>
          <SeasonForm season={season} locale={locale} csrfToken={csrfToken} />
        </details>
      )}
    </div>
  );
}

function SeasonForm({
  season,
  locale,
  csrfToken,
}: Pick<Props, 'locale' | 'csrfToken'> & { season: KnownSeason | null }) {
  return (
    <Form method="post" className={panels.stack} preventScrollReset>
      <CsrfField token={csrfToken} />
      {season && (
        <>
          <input type="hidden" name="was" value="1" />
          <input type="hidden" name="was_valid_from" value={season.valid_from ?? ''} />
          <input type="hidden" name="was_valid_to" value={season.valid_to ?? ''} />
        </>
      )}
      <div className={controls.fields}>
        <label>
          {m.office_hours_valid_from()}
          <input type="date" name="valid_from" defaultValue={season?.valid_from ?? ''} />
        </label>
        <label>
          {m.office_hours_valid_to()}
          <input type="date" name="valid_to" defaultValue={season?.valid_to ?? ''} />
        </label>
      </div>
      {Array.from({ length: 7 }, (_, at) => weekdayName(at + 1, locale)).map((day, at) => (
        <div key={day} className={css.weekday}>
          <span>{day}</span>
          <RangeInputs name={`day${at + 1}`} label={day} ranges={season?.days[at] ?? []} />
        </div>
      ))}
      <p className={controls.muted}>{m.office_hours_ranges_hint()}</p>
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value="season">
          {m.office_save()}
        </button>
        {season && (
          <button type="submit" className={`${controls.plain} ${controls.danger}`} name="command" value="remove-season">
            {m.office_hours_remove_season()}
          </button>
        )}
      </p>
    </Form>
  );
}

function seasonKey({ valid_from, valid_to, days }: KnownSeason): string {
  return JSON.stringify([valid_from, valid_to, days]);
}

function seasonName({ valid_from, valid_to }: KnownSeason, locale: Locale): string {
  const [from, to] = [valid_from, valid_to].map((day) => (day ? formatDay(day, locale) : null));
  if (from && to) return m.office_hours_span({ from, to });
  if (from) return m.office_hours_span_from({ from });
  return to ? m.office_hours_span_to({ to }) : m.office_hours_always();
}
