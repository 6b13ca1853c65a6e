import type { CSSProperties } from 'react';
import type { OpeningPanel } from '#app/features/opening-hours/panel-context.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { placeOf } from './day-line.ts';
import { dayNames } from './day-names.ts';
import css from './view.module.css';
import { weekdays } from './weekdays.ts';

/** The hours of the venue itself: equal days merged, what is otherwise in the next six weeks, and when it opens next. */
export function OpeningWeek({ panel: { week, exceptions, next } }: { panel: OpeningPanel }) {
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{m.module_opening_hours_caption()}</caption>
        <tbody>
          {week.map(({ from, to, ranges, text }) => (
            <tr key={from}>
              <th scope="row" className={css.name}>
                <Days from={from} to={to} />
              </th>
              <td className={css.line} aria-hidden="true">
                {ranges.map((range) => (
                  <span key={range.from} className={css.bar} style={barOf(range)} />
                ))}
              </td>
              <td className={css.words}>{text || m.module_opening_hours_closed()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && <p className={css.note}>{m.module_opening_hours_next({ time: next })}</p>}
      {exceptions.length > 0 && (
        <ul className={css.exceptions} aria-label={m.module_opening_hours_exceptions()}>
          {exceptions.map(({ date, text, reason }) => (
            <li key={date}>
              {date}: {text || m.module_opening_hours_closed()}
              {reason && ` (${reason})`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Days({ from, to }: { from: number; to: number }) {
  const [first, last] = [weekdays[from - 1] ?? 'mo', weekdays[to - 1] ?? 'mo'].map((day) => dayNames[day]);
  if (!first || !last) return null;
  if (from === to)
    return (
      <abbr title={first.long()} className={css.short}>
        {first.short()}
      </abbr>
    );
  return (
    <abbr title={`${first.long()} – ${last.long()}`} className={css.short}>
      {first.short()}–{last.short()}
    </abbr>
  );
}

/** A range that ends at or before it begins runs to the end of its line. */
function barOf({ from, to }: { from: string; to: string }): CSSProperties {
  return placeOf(hourOf(from), to <= from ? 24 : hourOf(to));
}

function hourOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) + Number(minutes) / 60;
}
