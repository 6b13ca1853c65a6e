import { Link } from 'react-router';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Scheduled } from '#app/cms/publishing/scheduled.ts';
import type { Membership } from '#app/cms/release/release.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage } from '#app/inspector/labels.ts';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import type { SaidWarning } from '../dates/said-warnings.server.ts';
import { WarningList } from '../dates/warning-list.tsx';
import { formatMoment } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { RemovalLink } from '../removal/removal-link.tsx';
import css from './entry-form.module.css';
import type { LanguageFacts } from './entry-page.server.ts';

type PanelProps = {
  definition: CollectionDefinition;
  id: string;
  languages: Record<Locale, LanguageFacts>;
  waiting: Scheduled[];
  releases: readonly Membership[];
  locale: Locale;
  /** On the venue's clock, as a preview wants it: `2026-12-05T19:30`. */
  now: string;
  mayPublish: boolean;
  /** What one must have seen before it goes out. */
  warnings: readonly SaidWarning[];
  onCommand(command: string, values?: Record<string, string>): void;
};

/** Each language for itself: whether it is online, what still stands against it, now or at a time. */
export function PublishPanel(props: PanelProps) {
  return (
    <section className={panels.card} aria-labelledby="office-publishing">
      <h2 id="office-publishing">{m.office_publishing()}</h2>
      <WarningList warnings={props.warnings} />
      {locales.map((each) => (
        <PublishLanguage key={each} lang={each} {...props} />
      ))}
      <p className={controls.line}>
        <Link discover="none" to={urls.officeReleaseChoice(props.locale, [props.id])}>
          {m.release_add_this()}
        </Link>
      </p>
    </section>
  );
}

type LanguageProps = PanelProps & { lang: Locale };

function PublishLanguage({ lang, definition, id, languages, ...rest }: LanguageProps) {
  const { waiting, releases, locale, now, mayPublish, onCommand } = rest;
  const { state, problems, ...urls } = languages[lang];
  const tone = ({ offline: undefined, online: 'green', changed: 'amber' } as const)[state];
  const language = m[`office_language_${lang}`]();
  return (
    <div className={css.language}>
      <h3>
        {language} <Badge tone={tone}>{m[`office_is_${state}`]()}</Badge>
      </h3>
      {problems.length > 0 && <Problems {...{ lang, problems }} type={definition.type} pageUrl={urls.pageUrl} />}
      {problems.length === 0 && state !== 'online' && <p className={controls.muted}>{m.office_ready()}</p>}
      {mayPublish && (
        <button
          type="button"
          className={state === 'online' ? controls.plain : controls.button}
          onClick={() => onCommand(`publish:${lang}`)}
        >
          {m.office_publish({ language })}
        </button>
      )}
      <div className={css.ways}>
        <PageLinks {...{ language, now, ...urls }} hasPlaces={definition.slots.length > 0} />
        {mayPublish && state !== 'offline' && (
          <RemovalLink
            type={definition.type}
            id={id}
            locale={locale}
            offline={lang}
            label={`${m.office_unpublish({ language })} …`}
            look="link"
          />
        )}
      </div>
      {waiting
        .filter((plan) => plan.locale === lang)
        .map(({ action, due_at }) => (
          <p key={action} className={controls.actions}>
            {m[`office_waiting_${action}`]({ moment: formatMoment(due_at, locale) })}
            <button type="button" className="insp-link" onClick={() => onCommand(`unschedule:${lang}:${action}`)}>
              {m.office_unschedule()}
            </button>
          </p>
        ))}
      <InReleases releases={releases.filter((each) => each.locale === lang)} locale={locale} />
      {mayPublish && <ScheduleForm locale={lang} onCommand={onCommand} />}
    </div>
  );
}

/** What this language goes online with, so that nobody publishes early what belongs together. */
function InReleases({ releases, locale }: { releases: readonly Membership[]; locale: Locale }) {
  return releases.map(({ id, title, starts_at, others: count }) => (
    <p key={id} className={controls.line}>
      <Link discover="none" to={urls.officeRelease(locale, id)}>
        {starts_at
          ? m.release_of_this_at({ title, count, moment: formatMoment(starts_at, locale) })
          : m.release_of_this({ title, count })}
      </Link>
    </p>
  ));
}

type ProblemProps = Pick<LanguageFacts, 'problems' | 'pageUrl'> & { lang: Locale; type: string };

/** What stands against publishing; each leads to where it is mended. */
function Problems({ lang, problems, type, pageUrl }: ProblemProps) {
  return (
    <>
      <p>{m.office_problems()}</p>
      <ul className={css.problems}>
        {problems.map(({ module, path, message }) => {
          const [field = ''] = path.split('.');
          return (
            <li key={`${module}${path}${message}`}>
              {module === null ? (
                <a href={`#f-${lang}-${field}`}>{fieldLabel(type, field)}</a>
              ) : (
                <a href={`${pageUrl ?? ''}?edit`}>{m.office_problem_module()}</a>
              )}
              : {findMessage(message) ?? message}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type LinkProps = Pick<LanguageFacts, 'url' | 'pageUrl'> & {
  /** Whether its page has places for modules; without any there is nothing to edit there. */
  hasPlaces: boolean;
  language: string;
  now: string;
};

/** The page of the entry as visitors would see it, as it is edited, and as it is. */
function PageLinks({ url, pageUrl, hasPlaces, language, now }: LinkProps) {
  const link = { target: '_blank', rel: 'noreferrer' };
  return (
    <>
      {pageUrl && (
        <a {...link} href={`${pageUrl}?preview=${now}`}>
          {m.office_preview({ language })}
        </a>
      )}
      {pageUrl && hasPlaces && (
        <a {...link} href={`${pageUrl}?edit`}>
          {m.office_edit_page()}
        </a>
      )}
      {url && (
        <a {...link} href={url}>
          {m.office_view_site()}
        </a>
      )}
    </>
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
