import { type CSSProperties, useContext } from 'react';
import type { EditMarks } from '#app/cms/module.ts';
import { VenueDay } from '#app/cms/venue-day.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { type MonthMark, type Run, runOf } from './run.ts';
import css from './view.module.css';

type RunLineProps = { begins: string | null; ends: string | null; anchor?: string; root?: EditMarks['root'] };

/** The run of an exhibition as a line from its first month to its last day, with today's knot on it. */
export function RunLine({ begins, ends, anchor, root }: RunLineProps) {
  const today = useContext(VenueDay);
  const run = begins && ends ? runOf({ begins, ends, today: today ?? begins }) : null;
  if (!(run && begins && ends)) return <div className={css.run} data-flush {...root} />;
  return (
    <div
      id={anchor || undefined}
      className={css.run}
      data-flush
      data-run={run.state}
      style={{ '--elapsed': `${run.elapsed}%` } as CSSProperties}
      {...root}
    >
      <p className="visually-hidden">{m.module_run_dates({ begins: dayInWords(begins), ends: dayInWords(ends) })}</p>
      <div className={css.line}>
        {today && (
          <p className={css.today} data-late={lateness(run.elapsed)}>
            {stateInWords(run)}
          </p>
        )}
        <ol className={css.months} data-dense={run.months.length > 14 || undefined} aria-hidden="true">
          {run.months.map((mark, index) => (
            <li key={mark.share} className={css.month} style={{ '--at': `${mark.share}%` } as CSSProperties}>
              <span className={css.name} data-named={index === 0 || mark.month === 0 || undefined}>
                {monthInWords(mark, index)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Late in the run the words stand before the knot: there is no room behind it. */
function lateness(elapsed: number): 'wide' | 'narrow' | undefined {
  if (elapsed > 80) return 'wide';
  return elapsed > 50 ? 'narrow' : undefined;
}

function stateInWords({ state, days }: Run): string {
  if (state === 'over') return m.module_run_over();
  return state === 'coming' ? comingInWords(days) : remainingInWords(days);
}

function comingInWords(days: number): string {
  if (days === 1) return m.module_run_tomorrow();
  return days < 14 ? m.module_run_in_days({ days }) : m.module_run_in_weeks({ weeks: weeks(days) });
}

function remainingInWords(days: number): string {
  if (days === 0) return m.module_run_last_day();
  if (days === 1) return m.module_run_until_tomorrow();
  return days < 14 ? m.module_run_days_left({ days }) : m.module_run_weeks_left({ weeks: weeks(days) });
}

function weeks(days: number): number {
  return Math.floor(days / 7);
}

/** The year stands with the first month and with every January. */
function monthInWords({ year, month }: MonthMark, index: number): string {
  const name = m.module_run_months().split(' ')[month] ?? '';
  return index === 0 || month === 0 ? `${name} ${year}` : name;
}

function dayInWords(local: string): string {
  const day = new Date(`${local.slice(0, 10)}T00:00Z`);
  const locale = getLocale() === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
