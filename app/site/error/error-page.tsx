import { useEffect } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { SearchIcon } from '#app/ui/icons.tsx';
import { tension } from '#app/ui/tension.ts';
import { urls } from '#app/urls.ts';
import { errorPicture, errorPictureNarrow } from '#theme/theme.ts';
import { useLocale } from '../shell/use-locale.ts';
import { useShell } from '../shell/use-shell.ts';
import css from './error-page.module.css';
import { errorText } from './error-text.ts';

/** The line is torn; what to do next stands beside it. */
export function ErrorPage({ status, isCentred }: { status: number; isCentred: boolean }) {
  const { title, text, note, window } = errorText(status);
  const locale = useLocale();
  const shell = useShell();
  const programme = shell?.eventsUrl;
  useOwnPage(shell?.design.errorPages.includes(status) ?? false);
  return (
    <div className={isCentred ? `${css.error} ${css.centred}` : css.error} data-theme="cc03">
      <title>{[`${window} (${status})`, shell?.siteName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <picture>
        <source media="(width < 48em)" srcSet={errorPictureNarrow} width="780" height="600" />
        <img className={css.picture} src={errorPicture} width="1440" height="420" alt="" />
      </picture>
      <div className={css.words}>
        <h1 className={`tense ${css.title}`} style={tension(title)}>
          {title}
        </h1>
        <div className="grid">
          <div className={css.text}>
            <p className={css.lead}>{text}</p>
            <p className={css.note}>{note}</p>
          </div>
          <div className={css.next}>
            {status === 404 && <SearchBox action={urls.search(locale)} />}
            <a className={css.primary} href={urls.home(locale)}>
              {m.error_home()}
            </a>
            {status < 500 && programme && (
              <a className={css.secondary} href={programme}>
                {m.error_programme()}
              </a>
            )}
            {status >= 500 && (
              // A form asks for the same address again, with or without JavaScript.
              <form>
                <button type="submit" className={css.secondary}>
                  {m.error_retry()}
                </button>
              </form>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * The venue's own page of an error is a document of its own, which the server answers at this address: a change of page within
 * the browser asks for it. A document that already began here is not asked for again, and none without a network.
 */
function useOwnPage(isThere: boolean): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation');
    if (isThere && navigator.onLine && document?.name !== location.href) location.reload();
  }, [isThere]);
}

function SearchBox({ action }: { action: string }) {
  return (
    <search className={css.search}>
      <form action={action}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          required
          aria-label={m.shell_search_label()}
          placeholder={m.shell_search_label()}
        />
        <button type="submit" className="visually-hidden">
          {m.shell_search_submit()}
        </button>
      </form>
    </search>
  );
}
