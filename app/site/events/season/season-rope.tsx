import type { CSSProperties } from 'react';
import { formatDay } from '#app/i18n/format-day.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { dayAfter } from '../calendar/month.ts';
import { useDayKeys } from '../calendar/use-day-keys.ts';
import { listAddress } from '../list-address.ts';
import type { Overview } from '../overview.server.ts';
import { ropeHeight, ropePaths } from './rope-path.ts';
import css from './season-rope.module.css';
import { mondayOf, monthsOfSeason } from './season-weeks.ts';

/** The rope of a wide window and of a telephone: stretched, it would be laid another way. */
const widths = { wide: 1360, narrow: 400 } as const;

/** The season as a rope, as thick as its weeks are full. A press leads to the list from that week or month on. */
export function SeasonRope({ overview }: { overview: Overview }) {
  const { season, today, locale } = overview;
  return (
    <nav className={css.season} aria-label={m.programme_season()} data-rope>
      {(['wide', 'narrow'] as const).map((width) => (
        <Rope key={width} weeks={season} width={width} />
      ))}
      <Weeks overview={overview} />
      <ol className={css.months}>
        {monthsOfSeason(today, season.length).map(({ day, at }) => (
          <li key={day} style={{ '--at': `${at * 100}%` } as CSSProperties}>
            <a href={listAddress(overview, { date: day === today ? null : day })}>
              <span className="visually-hidden">{formatDay(day, locale, { month: 'long', year: 'numeric' })}</span>
              <span aria-hidden="true">
                {formatDay(day, locale, { month: 'short', ...(day.slice(5, 7) === '01' ? { year: 'numeric' } : {}) })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Rope({ weeks, width }: { weeks: readonly number[]; width: keyof typeof widths }) {
  return (
    <svg className={css[width]} viewBox={`0 0 ${widths[width]} ${ropeHeight}`} aria-hidden="true">
      {ropePaths(weeks, widths[width]).map((path, strand) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rope has three strands, always the same
        <path key={strand} d={path} />
      ))}
    </svg>
  );
}

/** One stop of the keyboard; arrows lead from week to week. */
function Weeks({ overview }: { overview: Overview }) {
  const { season, today, date, state, locale } = overview;
  const { tabIndexOf, ...keys } = useDayKeys('');
  const first = mondayOf(today);
  const chosen = state.date ? mondayOf(date) : null;
  return (
    <ol className={css.weeks} {...keys}>
      {season.map((count, week) => {
        const monday = dayAfter(first, week * 7);
        return (
          <li key={monday}>
            {count > 0 && (
              <a
                href={listAddress(overview, { date: week === 0 ? null : monday })}
                data-day={monday}
                tabIndex={tabIndexOf(monday)}
                aria-current={monday === chosen || undefined}
                data-late={week > season.length / 2 || undefined}
              >
                <span className={css.label}>
                  <b>{weekInWords(monday, locale)}</b>{' '}
                  {count === 1 ? m.programme_count_one() : m.programme_count({ count })}
                </span>
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function weekInWords(monday: string, locale: Overview['locale']): string {
  const inWords = (day: string) => formatDay(day, locale, { day: 'numeric', month: 'long' });
  return m.programme_week({ from: inWords(monday), to: inWords(dayAfter(monday, 6)) });
}
