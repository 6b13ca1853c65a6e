import { useId, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import formParts from '#app/inspector/form-parts.module.css';
import { urls } from '#app/urls.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { forgetSchedule, type Outcome, publishLater, unpublish } from './publish.ts';
import type { Review } from './review.ts';
import css from './timing.module.css';
import { venueTerms } from './venue-terms.ts';

type TimingProps = {
  review: Review;
  modules: string[] | null;
  isOnline: boolean;
  act(command: () => Promise<Outcome>): Promise<void>;
};

/** What waits, and the other ways: at a time, offline at a time, offline now. Times are those of the venue. */
export function Timing({ review, modules, isOnline, act }: TimingProps) {
  const editor = useEditor();
  const { scheduled, owner } = useObservable(editor.payload);
  const { locale: ownLanguage } = editor.context;
  const [at, setAt] = useState('');
  const id = useId();
  const { lang } = review;
  const language = languageName(lang);
  const waiting = scheduled.filter(({ locale }) => locale === lang);
  const later = (action: 'publish' | 'unpublish') => () =>
    void act(() => publishLater(editor, review, { modules, at, action }));
  return (
    <>
      {waiting.map(({ id: key, action, due_at, by }) => (
        <p key={key} className={css.waiting}>
          <span>
            {(action === 'publish' ? m.editor_waits_publish : m.editor_waits_unpublish)({
              language,
              at: venueTerms(due_at),
            })}{' '}
            {by && <small>{by}</small>}
          </span>
          <button type="button" className="insp-link" onClick={() => void forgetSchedule(editor, lang, action)}>
            {m.editor_unschedule()}
          </button>
        </p>
      ))}
      <InReleases lang={lang} />
      <details className={panelParts.fold}>
        <summary>{m.editor_timing()}</summary>
        <label className={formParts.sub} htmlFor={id}>
          {m.editor_timing_at()}
        </label>
        <input id={id} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        <div className={panelParts.actions}>
          <button type="button" className={panelParts.secondary} disabled={!at} onClick={later('publish')}>
            {m.editor_publish_at({ language })}
          </button>
          {isOnline && (
            <button type="button" className={panelParts.secondary} disabled={!at} onClick={later('unpublish')}>
              {m.editor_unpublish_at({ language })}
            </button>
          )}
        </div>
        {isOnline && (
          <button type="button" className="insp-link" onClick={() => void act(() => unpublish(editor, lang))}>
            {m.editor_unpublish_now({ language })}
          </button>
        )}
        <p className={css.release}>
          <a className="insp-link" href={urls.officeReleaseChoice(ownLanguage, [owner.id])}>
            {m.release_add_this()}
          </a>
        </p>
      </details>
    </>
  );
}

/** What this language goes online with, so that nobody publishes early what belongs together. */
function InReleases({ lang }: { lang: Locale }) {
  const { payload, context } = useEditor();
  const { releases } = useObservable(payload);
  return releases
    .filter(({ locale }) => locale === lang)
    .map(({ id, title, starts_at, others: count }) => (
      <p key={id} className={css.waiting}>
        <a className="insp-link" href={urls.officeRelease(context.locale, id)}>
          {starts_at
            ? m.release_of_this_at({ title, count, moment: venueTerms(starts_at) })
            : m.release_of_this({ title, count })}
        </a>
      </p>
    ));
}
