import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import css from './language-switch.module.css';

/** What a language calls itself, in its own words: the accessible name of its code. */
const readNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' };

type LanguageSwitchProps = { locale: Locale; alternates: Partial<Record<Locale, string>> };

/** The venue's own language first. Leads to the same page in the other language; where there is none, to its home page, and says so. */
export function LanguageSwitch({ locale, alternates }: LanguageSwitchProps) {
  return (
    <ul className={css.languages} aria-label={m.shell_language()}>
      {[defaultLocale, otherLocale(defaultLocale)].map((code) => (
        <li key={code}>
          <a
            href={alternates[code] ?? urls.home(code)}
            lang={code}
            hrefLang={code}
            aria-current={code === locale || undefined}
            aria-label={nameOf(code, code === locale || alternates[code] !== undefined)}
          >
            {code.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

function nameOf(code: Locale, exists: boolean): string {
  const name = `${code.toUpperCase()}, ${readNames[code]}`;
  return exists ? name : m.shell_language_missing({ language: name });
}
