import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import css from './entry-list.module.css';

/** All of a collection as a file, to keep, to work on elsewhere and to import again; dates also for a calendar. */
export function ExportLinks({ type, locale, calendar }: { type: string; locale: Locale; calendar: string | null }) {
  return (
    <details className={css.menu}>
      <summary className={controls.plain}>{m.office_export()}</summary>
      <div>
        <a className={controls.plain} href={urls.officeExport(locale, type, 'csv')} download>
          {m.office_export_csv()}
        </a>
        <a className={controls.plain} href={urls.officeExport(locale, type, 'json')} download>
          {m.office_export_json()}
        </a>
        {calendar && (
          <a className={controls.plain} href={calendar} download>
            {m.office_export_ics()}
          </a>
        )}
      </div>
    </details>
  );
}
