import { useState } from 'react';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import css from './question-list.module.css';

type FrameProps = {
  entry: { number: number; rev: number };
  /** Of the office: the form is shown in it first. */
  locale: Locale;
};

/** The draft of a form as visitors would see it, in a window of a telephone's width or as wide as there is room. */
export function TrialFrame({ entry, locale: own }: FrameProps) {
  const [locale, setLocale] = useState(own);
  const [isNarrow, setIsNarrow] = useState(false);
  const url = urls.officeFormTrial(locale, entry.number);
  return (
    <div className={css.trial}>
      <p className={`${controls.line} ${css.views}`}>
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            className={controls.plain}
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
          >
            {m[`office_language_${each}`]()}
          </button>
        ))}
        <button type="button" className={controls.plain} aria-pressed={isNarrow} onClick={() => setIsNarrow(!isNarrow)}>
          {m.form_builder_narrow()}
        </button>
        <a href={url} target="_blank" rel="noreferrer">
          {m.form_builder_own_window()}
        </a>
      </p>
      {/* Loaded anew when something was saved. */}
      <iframe
        key={`${url} ${entry.rev}`}
        src={url}
        title={m.form_builder_view_trial()}
        data-narrow={isNarrow || undefined}
      />
    </div>
  );
}
