import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Scheduled } from '#app/cms/publishing/scheduled.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage } from '#app/inspector/labels.ts';
import { Badge } from '../badge.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './entry-form.module.css';
import type { LanguageFacts } from './entry-page.server.ts';

type PanelProps = {
  definition: CollectionDefinition;
  languages: Record<Locale, LanguageFacts>;
  waiting: Scheduled[];
  locale: Locale;
  /** On the venue's clock, as a preview wants it: `2026-12-05T19:30`. */
  now: string;
  mayPublish: boolean;
  onCommand(command: string, values?: Record<string, string>): void;
};

/** Each language for itself: whether it is online, what still stands against it, now or at a time. */
export function PublishPanel({ definition, languages, waiting, locale, now, mayPublish, onCommand }: PanelProps) {
  return (
    <section className={panels.card} aria-labelledby="office-publishing">
      <h2 id="office-publishing">{m.office_publishing()}</h2>
      {locales.map((each) => {
        const language = m[`office_language_${each}`]();
        const { state, url, pageUrl, problems } = languages[each];
        const tone = ({ offline: undefined, online: 'green', changed: 'amber' } as const)[state];
        return (
          <div key={each} className={css.language}>
            <h3>
              {language} <Badge tone={tone}>{m[`office_is_${state}`]()}</Badge>
            </h3>
            {problems.length > 0 && (
              <>
                <p>{m.office_problems()}</p>
                <ul className={css.problems}>
                  {problems.map(({ module, path, message }) => (
                    <li key={`${module}${path}${message}`}>
                      {module ? (
                        <a href={`${pageUrl}?edit`}>{m.office_problem_module()}</a>
                      ) : (
                        <a href={`#f-${each}-${path.split('.')[0]}`}>
                          {fieldLabel(definition.type, path.split('.')[0] ?? '')}
                        </a>
                      )}
                      : {findMessage(message) ?? message}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {problems.length === 0 && state !== 'online' && <p className={controls.muted}>{m.office_ready()}</p>}
            <p className={controls.actions}>
              {mayPublish && (
                <button
                  type="button"
                  className={state === 'online' ? controls.plain : controls.button}
                  onClick={() => onCommand(`publish:${each}`)}
                >
                  {m.office_publish({ language })}
                </button>
              )}
              {mayPublish && state !== 'offline' && (
                <button type="button" className={controls.plain} onClick={() => onCommand(`unpublish:${each}`)}>
                  {m.office_unpublish({ language })}
                </button>
              )}
              {pageUrl && (
                <a className={controls.plain} href={`${pageUrl}?preview=${now}`} target="_blank" rel="noreferrer">
                  {m.office_preview({ language })}
                </a>
              )}
              {pageUrl && (
                <a className={controls.plain} href={`${pageUrl}?edit`} target="_blank" rel="noreferrer">
                  {m.office_edit_page()}
                </a>
              )}
              {url && (
                <a className={controls.plain} href={url} target="_blank" rel="noreferrer">
                  {m.office_view_site()}
                </a>
              )}
            </p>
            {waiting
              .filter((plan) => plan.locale === each)
              .map(({ action, due_at }) => (
                <p key={action} className={controls.actions}>
                  {m[`office_waiting_${action}`]({ moment: formatMoment(due_at, locale) })}
                  <button type="button" className="insp-link" onClick={() => onCommand(`unschedule:${each}:${action}`)}>
                    {m.office_unschedule()}
                  </button>
                </p>
              ))}
            {mayPublish && <ScheduleForm locale={each} onCommand={onCommand} />}
          </div>
        );
      })}
    </section>
  );
}

function ScheduleForm({ locale, onCommand }: { locale: Locale; onCommand: PanelProps['onCommand'] }) {
  return (
    <details>
      <summary>{m.office_schedule()}</summary>
      <form
        className={controls.fields}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          onCommand(`schedule:${locale}:${form.get('action')}`, { due: String(form.get('due') ?? '') });
        }}
      >
        <select name="action" aria-label={m.office_schedule()}>
          <option value="publish">{m.office_schedule_publish()}</option>
          <option value="unpublish">{m.office_schedule_unpublish()}</option>
        </select>
        <label>
          {m.office_schedule_due()}
          <input type="datetime-local" name="due" required />
        </label>
        <button type="submit" className={controls.plain}>
          {m.office_schedule_save()}
        </button>
      </form>
    </details>
  );
}
