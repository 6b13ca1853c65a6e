import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import css from './entry-list.module.css';

type Props = {
  type: string;
  locale: Locale;
  calendar: string | null;
  /** What the list shows now: its query, and how many entries that are. */
  list: { query: string; count: number };
};

/** What the list shows as a file, to keep, to work on elsewhere and to import again; all of it, and dates for a calendar. */
export function ExportLinks({ type, locale, calendar, list: { query, count } }: Props) {
  const address = (format: 'xlsx' | 'csv' | 'json', more = '') =>
    `${urls.officeExport(locale, type, format)}${[query, more]
      .filter(Boolean)
      .join('&')
      .replace(/^(?=.)/, '?')}`;
  const links = [
    { href: address('xlsx'), label: m.office_export_xlsx() },
    { href: address('csv', 'separator=semicolon'), label: m.office_export_semicolon() },
    { href: address('csv'), label: m.office_export_csv() },
    { href: address('json'), label: m.office_export_json() },
  ];
  return (
    <details className={css.menu}>
      <summary className={controls.plain}>{m.office_export()}</summary>
      <div>
        <p className={controls.muted}>{m.office_export_list({ count })}</p>
        {links.map(({ href, label }) => (
          <a key={href} className={controls.plain} href={href} download>
            {label}
          </a>
        ))}
        {query !== '' && (
          <a className={controls.plain} href={urls.officeExport(locale, type, 'xlsx')} download>
            {m.office_export_all()}
          </a>
        )}
        {calendar && (
          <a className={controls.plain} href={calendar} download>
            {m.office_export_ics()}
          </a>
        )}
      </div>
    </details>
  );
}
