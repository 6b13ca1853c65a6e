import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';

type LanguageSelectProps = {
  label: string;
  locale?: Locale | 'none' | undefined;
  /** Words of the choice `none`, where there is one. */
  none?: string;
};

/** One of the languages of the site, by name. */
export function LanguageSelect({ label, locale, none }: LanguageSelectProps) {
  return (
    <label>
      {label}
      <select name="locale" defaultValue={locale}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {m[`office_language_${each}`]()}
          </option>
        ))}
        {none && <option value="none">{none}</option>}
      </select>
    </label>
  );
}
