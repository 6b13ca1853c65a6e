import type { OpeningPanel } from '#app/features/opening-hours/panel-context.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { placeOf } from './day-line.ts';
import { HourScale } from './hour-scale.tsx';
import css from './view.module.css';

/** The hours of the venue itself: equal days merged, what is otherwise in the next six weeks, and when it opens next. */
export function OpeningWeek({ panel: { week, exceptions, next } }: { panel: OpeningPanel }) {
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{m.module_opening_hours_caption()}</caption>
        <tbody>
          {week.map(({ short, long, ranges, text, isToday }) => (
            <tr key={short} aria-current={isToday ? 'date' : undefined}>
              <th scope="row" className={css.name}>
                <abbr title={long} className={css.short}>
                  {short}
                </abbr>
                {isToday && <span className={css.today}>{m.module_opening_hours_today()}</span>}
              </th>
              <td className={css.line} aria-hidden="true">
                {ranges.map(({ from, to }) => (
                  <span key={from} className={css.bar} style={placeOf(from, to)} />
                ))}
              </td>
              <td className={css.words}>{text || m.module_opening_hours_closed()}</td>
            </tr>
          ))}
        </tbody>
        <HourScale />
      </table>
      {next && <p className={css.note}>{m.module_opening_hours_next({ time: next })}</p>}
      {exceptions.length > 0 && (
        <ul className={css.exceptions} aria-label={m.module_opening_hours_exceptions()}>
          {exceptions.map(({ date, text, reason, isToday }) => (
            <li key={date} aria-current={isToday ? 'date' : undefined}>
              {isToday && `${m.module_opening_hours_today()}, `}
              {date}: {text || m.module_opening_hours_closed()}
              {reason && ` (${reason})`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
