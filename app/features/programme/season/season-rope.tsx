import type { CSSProperties } from 'react';
import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { dayAfter } from '../days/month.ts';
import { useDayKeys } from '../days/use-day-keys.ts';
import { ropeHeight, ropePaths } from './rope-path.ts';
import css from './season-rope.module.css';
import { mondayOf, monthsOfSeason } from './season-weeks.ts';

/** The rope of a wide window and of a telephone: stretched, it would be laid another way. */
const widths = { wide: 1360, narrow: 400 } as const;

type Props = {
  /** How much takes place in each week from today's on. */
  weeks: readonly number[];
  today: string;
  locale: Locale;
  /** The Monday of the week that is looked at; null where none is. */
  chosen?: string | null;
  /** Where one finds what takes place from a day on, null is today; null where nothing is listed. */
  hrefAt(day: string | null): string | null;
};

/** The season as a rope, as thick as its weeks are full. A press leads to what is listed from that week or month on. */
export function SeasonRope(props: Props) {
  const { weeks, today, locale, hrefAt } = props;
  return (
    <nav className={css.season} aria-label={m.programme_season()} data-rope>
      {(['wide', 'narrow'] as const).map((width) => (
        <Rope key={width} weeks={weeks} width={width} />
      ))}
      <Weeks {...props} />
      <ol className={css.months}>
        {monthsOfSeason(today, weeks.length).map(({ day, at }) => {
          const href = hrefAt(day === today ? null : day);
          const name = (
            <>
              <span className="visually-hidden">{formatDay(day, locale, { month: 'long', year: 'numeric' })}</span>
              <span aria-hidden="true">
                {formatDay(day, locale, { month: 'short', ...(day.slice(5, 7) === '01' ? { year: 'numeric' } : {}) })}
              </span>
            </>
          );
          return (
            <li key={day} style={{ '--at': `${at * 100}%` } as CSSProperties}>
              {href === null ? <span className={css.month}>{name}</span> : <a href={href}>{name}</a>}
            </li>
          );
        })}
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
function Weeks({ weeks, today, locale, chosen = null, hrefAt }: Props) {
  const { tabIndexOf, ...keys } = useDayKeys('');
  const first = mondayOf(today);
  return (
    <ol className={css.weeks} {...keys}>
      {weeks.map((count, week) => {
        const monday = dayAfter(first, week * 7);
        const href = count > 0 ? hrefAt(week === 0 ? null : monday) : null;
        return (
          <li key={monday}>
            {href !== null && (
              <a
                href={href}
                data-day={monday}
                tabIndex={tabIndexOf(monday)}
                aria-current={monday === chosen || undefined}
                data-late={week > weeks.length / 2 || undefined}
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

function weekInWords(monday: string, locale: Locale): string {
  const inWords = (day: string) => formatDay(day, locale, { day: 'numeric', month: 'long' });
  return m.programme_week({ from: inWords(monday), to: inWords(dayAfter(monday, 6)) });
}
