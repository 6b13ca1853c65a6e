import { Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';
import { ContentLink } from '../content-link.tsx';
import { formatDay, formatNumber, longDay } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import type { Missed } from './latest.server.ts';
import type { DayOfDates } from './programme-today.server.ts';
import type { UnpublishedLine } from './unpublished.server.ts';
import type { Waiting } from './waiting.server.ts';

type SiteStateProps = { isSiteOnline: boolean; isShopOnline: boolean; settings: string | null };

/** Whether visitors reach the site and the shop, with the way to the switch for who may turn it. */
export function SiteState({ isSiteOnline, isShopOnline, settings }: SiteStateProps) {
  return (
    <p className={controls.line}>
      <Badge tone={isSiteOnline ? 'green' : 'red'}>
        {isSiteOnline ? m.office_site_online() : m.office_site_offline()}
      </Badge>
      <Badge tone={isShopOnline ? 'green' : 'red'}>
        {isShopOnline ? m.office_shop_online() : m.office_shop_offline()}
      </Badge>
      {settings && (
        <Link discover="none" to={settings}>
          {m.office_site_switch()}
        </Link>
      )}
    </p>
  );
}

/** How much waits for somebody, each a link to where it is done. */
export function WaitingLines({ lines, locale }: { lines: readonly Waiting[]; locale: Locale }) {
  return (
    <ul className={`${panels.lines} ${css.counts}`}>
      {lines.map(({ key, count, isMore, text, url }) => (
        <li key={key}>
          <b>
            {formatNumber(count, locale)}
            {isMore && '+'}
          </b>
          <Link discover="none" to={url}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Today and tomorrow, with what is in one room at one time. */
export function ProgrammeDays({ days, locale }: { days: readonly DayOfDates[]; locale: Locale }) {
  return days.map(({ day, isToday, dates, calendar }) => (
    <DashboardCard
      key={day}
      title={`${isToday ? m.office_today() : m.office_tomorrow()}, ${formatDay(day, locale, longDay)}`}
      none={dates.length === 0 && m.office_day_none()}
      link={{ url: calendar, title: m.office_to_calendar() }}
    >
      <ul className={panels.lines}>
        {dates.map(({ key, url, title, note, clashes }) => (
          <li key={key}>
            <Link discover="none" to={url}>
              {title}
            </Link>
            <span className={controls.muted}>
              {note} {clashes && <Badge tone="red">{m.office_clash()}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  ));
}

/** What visitors do not read yet. */
export function UnpublishedLines({ lines }: { lines: readonly UnpublishedLine[] }) {
  return (
    <ul className={panels.lines}>
      {lines.map(({ key, url, title, note, isNew }) => (
        <li key={key}>
          <ContentLink title={title} url={url} />
          <span className={controls.muted}>
            {note}{' '}
            <Badge tone={isNew ? 'blue' : 'amber'}>
              {isNew ? m.office_unpublished_new() : m.office_unpublished_changed()}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Addresses that were asked for in vain, each with the way to a redirect. */
export function MissedAddresses({ missed, redirects }: { missed: readonly Missed[]; redirects: string }) {
  return (
    <ul className={panels.lines}>
      {missed.map(({ url, status, count }) => (
        <li key={`${url}${status}`}>
          <Link discover="none" to={`${redirects}?from=${encodeURIComponent(url)}`}>
            <code>{url}</code>
          </Link>
          <span className={controls.muted}>
            {status}, {m.office_times({ count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
