import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './entry-form.module.css';
import type { LanguageFacts } from './entry-page.server.ts';

type People = Record<string, string>;

/** The versions of both languages, each with its way back. */
export function VersionPanel({
  languages,
  people,
  locale,
  onCommand,
}: {
  languages: Record<Locale, LanguageFacts>;
  people: People;
  locale: Locale;
  onCommand(command: string, values?: Record<string, string>): void;
}) {
  return (
    <section className={panels.card} aria-labelledby="office-versions">
      <h2 id="office-versions">{m.office_versions()}</h2>
      {locales.map((each) => (
        <details key={each}>
          <summary>
            {m[`office_language_${each}`]()} ({languages[each].versions.length})
          </summary>
          {languages[each].versions.length === 0 && <p className={controls.muted}>{m.office_no_versions()}</p>}
          <ul className={css.versions}>
            {languages[each].versions.map(({ id, n, at, by, online }) => (
              <li key={n}>
                <span>
                  {m.office_version({ n })}, {formatMoment(at, locale)}
                  {by && people[by] ? `, ${people[by]}` : ''}{' '}
                  {online && <Badge tone="green">{m.office_version_online()}</Badge>}
                  {languages[each].pageUrl && (
                    <a href={`${languages[each].pageUrl}?v=${id}`} target="_blank" rel="noreferrer">
                      {m.office_version_view()}
                      <span className="visually-hidden"> {m.office_version({ n })}</span>
                    </a>
                  )}
                </span>
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    const shared = new FormData(event.currentTarget).get('shared') === '1' ? '1' : '';
                    onCommand(`version:${each}:${n}`, { shared });
                  }}
                >
                  <label className="insp-check">
                    <input type="checkbox" name="shared" value="1" /> {m.office_version_shared()}
                  </label>
                  <button type="submit" className={controls.plain}>
                    {m.office_version_restore()}
                    <span className="visually-hidden"> {m.office_version({ n })}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
