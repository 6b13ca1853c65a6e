import { firstUrls } from '#app/first-urls.ts';
import { languages } from '#app/i18n/languages.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { defaultLocale } from '#app/venue/default-locale.ts';
import css from './language-switch.module.css';
import { headerMenu } from './use-dismissed-menus.ts';

type LanguageSwitchProps = { locale: Locale; alternates: Partial<Record<Locale, string>> };

/** The code of the language one reads; it opens the list of all. */
export function LanguageSwitch({ locale, alternates }: LanguageSwitchProps) {
  return (
    <details className={css.switch} name={headerMenu}>
      <summary className={css.summary} aria-label={`${locale}, ${m.shell_language()}: ${languages[locale].name}`}>
        {locale}
      </summary>
      <LanguageList locale={locale} alternates={alternates} say="name" />
    </details>
  );
}

/** The venue's own language first. Leads to the same page in the other language; where there is none, to its home page, and says so. */
export function LanguageList({ locale, alternates, say }: LanguageSwitchProps & { say: 'code' | 'name' }) {
  return (
    <ul className={css[say]} data-theme={say === 'name' ? 'cc03' : undefined} aria-label={m.shell_language()}>
      {[defaultLocale, otherLocale(defaultLocale)].map((code) => {
        const { [say]: word, readName } = languages[code];
        const isMissing = code !== locale && !alternates[code];
        return (
          <li key={code}>
            <a
              href={alternates[code] ?? firstUrls.home(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === locale || undefined}
              aria-label={`${word}, ${isMissing ? m.shell_language_missing() : readName}`}
            >
              {word}
              {isMissing && say === 'name' && <small lang={locale}>{m.shell_language_missing()}</small>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
