import { Link } from 'react-router';
import type { Usage } from '#app/features/media-library/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { entryName } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';

/** Everywhere a picture or file is shown, or would be again out of the trash, each with its way there. */
export function UsageList({ usages, locale, isTrashed }: { usages: Usage[]; locale: Locale; isTrashed: boolean }) {
  return (
    <section className={panels.card} aria-labelledby="office-usages">
      <h2 id="office-usages">{isTrashed ? m.office_removal_returns_to() : m.office_appears()}</h2>
      {usages.length === 0 && <p className={controls.muted}>{m.office_media_unused()}</p>}
      <ul className={panels.lines}>
        {usages.map(({ type, number, path, title }) => (
          <li key={`${type}${number}${path}${title}`}>
            {number !== null && (
              <Link discover="none" to={urls.officeEntry(locale, type, number)}>
                {title || m.office_untitled({ number })}
              </Link>
            )}
            {number === null && (path === null ? title : <a href={urls.page(locale, path)}>{title || path}</a>)}
            <span className={controls.muted}>{entryName(type)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
