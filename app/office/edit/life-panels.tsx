import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { Badge } from '../badge.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './entry-form.module.css';
import type { LanguageFacts, Trail } from './entry-page.server.ts';

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

/** Who did what, newest first. */
export function TrailPanel({ trail, people, locale }: { trail: Trail[]; people: People; locale: Locale }) {
  return (
    <section className={panels.card} aria-labelledby="office-trail">
      <h2 id="office-trail">{m.office_trail()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows */}
      <ul className={css.trail} tabIndex={0} aria-labelledby="office-trail">
        {trail.map(({ at, by, action, locale: language }) => (
          <li key={`${at}${action}${language}`}>
            {findMessage(`office_action_${action.replaceAll(/[:-]/g, '_')}`) ?? action}
            {language ? ` (${language.toUpperCase()})` : ''}
            <span className={controls.muted}>
              {formatMoment(at, locale)}, {(by && people[by]) || m.office_system_itself()}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
