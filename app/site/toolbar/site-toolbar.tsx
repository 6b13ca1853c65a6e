import { type Locale, locales } from '#app/i18n/locale.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { SiteOfflineBar } from '#app/ui/site-offline-bar.tsx';
import type { PageFrame, Person } from '../shell-data.ts';
import { SessionCheck } from './session-check.tsx';
// By address, not by import: the style must be in the page before its code is.
import styles from './site-toolbar.css?url';

type SiteToolbarProps = { person: Person; frame: PageFrame; pathname: string };

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' };

/**
 * 48 px above the page for everybody logged in: edit this page, its languages and which of them are offline, menus, logout.
 * `#site-toolbar` keeps its place in `?edit`: the editor's bar stands over it, so the page does not move.
 */
export default function SiteToolbar({ person, frame, pathname }: SiteToolbarProps) {
  const { team } = frame;
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <aside id="site-toolbar" className="site-toolbar" aria-label={m.toolbar_name()}>
        {team && (
          <a className="site-toolbar-edit" href={team.edit ?? `${pathname}?edit`}>
            <EditIcon />
            <span>{m.toolbar_edit()}</span>
          </a>
        )}
        {team?.form && <a href={team.form}>{m.toolbar_form()}</a>}
        {team && <Languages team={team} pathname={pathname} />}
        <span className="site-toolbar-space" />
        <ul className="site-toolbar-menus">
          {person.menus.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
        <details className="site-toolbar-person">
          <summary>
            <span className="site-toolbar-initials" aria-hidden="true">
              {initials(person)}
            </span>
            <span className="site-toolbar-name">{nameOf(person)}</span>
          </summary>
          <div className="site-toolbar-panel">
            <ul className="site-toolbar-more">
              {person.menus.map(({ title, url }) => (
                <li key={url}>
                  <a href={url}>{title}</a>
                </li>
              ))}
            </ul>
            <a href={person.profile}>{m.toolbar_profile()}</a>
            <form method="post" action={person.logout}>
              <CsrfField token={person.csrfToken} />
              <button type="submit">{m.toolbar_logout()}</button>
            </form>
          </div>
        </details>
      </aside>
      <SessionCheck locale={localeOfPath(pathname)} />
      {person.siteOffline && <SiteOfflineBar {...person.siteOffline} />}
    </>
  );
}

type Team = NonNullable<PageFrame['team']>;

function Languages({ team, pathname }: { team: Team; pathname: string }) {
  return (
    <ul className="site-toolbar-languages" aria-label={m.toolbar_languages()}>
      {locales.map((locale) => {
        const url = team.pages[locale];
        const isOnline = team.online.includes(locale);
        return (
          <li key={locale} data-online={isOnline || undefined}>
            <a
              href={url}
              hrefLang={locale}
              aria-current={url === pathname ? 'page' : undefined}
              aria-label={labelOf(locale, { url, isOnline })}
            >
              {locale.toUpperCase()}
              {!isOnline && <span className="site-toolbar-offline">{m.toolbar_offline_short()}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Begins with the letters that are seen, so that who speaks to the machine can say them (WCAG 2.5.3). */
function labelOf(locale: Locale, { url, isOnline }: { url: string | undefined; isOnline: boolean }): string {
  const [seen, language] = [locale.toUpperCase(), names[locale]];
  if (isOnline) return `${seen}: ${m.toolbar_online({ language })}`;
  const state = url ? m.toolbar_offline({ language }) : m.toolbar_missing({ language });
  return `${seen} ${m.toolbar_offline_short()}: ${state}`;
}

function nameOf({ first_name, last_name, username }: Person): string {
  return `${first_name} ${last_name}`.trim() || username;
}

function initials(person: Person): string {
  const [first = '', last = ''] = nameOf(person).split(/[\s.@_-]+/);
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

function EditIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="m10.5 2.5 3 3-8 8-3.5.5.5-3.5zM9 4l3 3" />
    </svg>
  );
}
