import { useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { adminMenus } from '#app/auth/admin-menus.ts';
import { isUuid } from '#app/db/uuid.ts';
import { readSiteOffline } from '#app/features/site-settings/offline-notice.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { initials } from '#app/inspector/initials.ts';
import colors from '#app/inspector/tool-colors.module.css';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { SiteOfflineBar } from '#app/ui/site-offline-bar.tsx';
import { urls } from '#app/urls.ts';
import type { Route } from './+types/office-layout.ts';
import { officeGroups } from './areas.ts';
import { helpFor } from './help/help-pages.ts';
import elements from './office-elements.module.css';
import css from './office-layout.module.css';
import { RemovalOutcome } from './removal/removal-note.tsx';
import { findRemovalNote } from './removal/removal-undo.server.ts';
import { requireEditor } from './require-editor.server.ts';
import { SearchField } from './search/search-field.tsx';
import { readTour } from './tour/tour.server.ts';
import { TourBar } from './tour/tour-bar.tsx';

/**
 * The dashboard (docs/behaviour/navigation.md#layouts): signed-in people only; the areas stand at the side, an area in
 * the middle.
 */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = requireEditor(args);
  const { first_name, last_name, username } = viewer;
  const noteName = args.url.searchParams.get('note') ?? '';
  return {
    locale,
    csrfToken,
    name: `${first_name} ${last_name}`.trim() || username,
    groups: officeGroups(viewer, locale),
    menus: adminMenus(viewer, locale).filter((menu) => menu.url !== urls.office(locale)),
    site: urls.home(locale),
    profile: urls.profile(locale),
    search: urls.officeArea(locale, 'search'),
    tour: await readTour(args.url, locale),
    tourEnding: urls.officeTour(locale),
    logout: urls.logout(locale),
    siteOffline: await readSiteOffline(viewer, locale),
    noteName,
    note: isUuid(noteName) ? await findRemovalNote(viewer.id, noteName) : null,
  };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { groups, profile, siteOffline, note, noteName, locale } = loaderData;
  const csrfToken = loaderData.csrfToken ?? '';
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  return (
    <div
      className={`${elements.elements} ${colors.colors} ${css.office}`}
      data-site-offline={siteOffline ? '' : undefined}
    >
      <a className={css.skip} href="#main">
        {m.office_skip()}
      </a>
      <Bar {...loaderData} pathname={pathname} />
      {loaderData.tour && <TourBar place={loaderData.tour} ending={loaderData.tourEnding} csrfToken={csrfToken} />}
      {siteOffline && <SiteOfflineBar {...siteOffline} />}
      <nav id="office-areas" className={css.nav} aria-label={m.office_nav()} popover="auto" ref={nav}>
        <Areas groups={groups} pathname={pathname} onChosen={() => nav.current?.hidePopover()} />
        <a href={profile}>{m.toolbar_profile()}</a>
      </nav>
      <main id="main" className={css.main} tabIndex={-1}>
        {note && <RemovalOutcome note={note} name={noteName} locale={locale} csrfToken={csrfToken} />}
        <Outlet />
      </main>
    </div>
  );
}

type BarProps = Route.ComponentProps['loaderData'] & { pathname: string };

function Bar({ site, menus, search, locale, name, profile, logout, csrfToken, pathname }: BarProps) {
  return (
    <header className={css.bar}>
      <button type="button" className={css.areas} popoverTarget="office-areas">
        {m.office_menu()}
      </button>
      <a className={css.home} href={site}>
        ←{'\u00a0'}
        <span>{m.office_to_site()}</span>
      </a>
      <span className={css.name}>{m.office_name()}</span>
      <SearchField address={search} isHere={pathname === search} />
      <ul className={css.menus}>
        {menus.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <HelpLink pathname={pathname} locale={locale} />
      <OwnProfile name={name} address={profile} />
      <form method="post" action={logout}>
        <CsrfField token={csrfToken ?? ''} />
        <button type="submit">{m.toolbar_logout()}</button>
      </form>
    </header>
  );
}

function OwnProfile({ name, address }: { name: string; address: string }) {
  return (
    <a
      className={css.person}
      href={address}
      aria-label={`${m.toolbar_profile()}: ${name}`}
      data-initials={initials(name)}
    >
      <span>{name}</span>
    </a>
  );
}

/** The help about the screen one is on, beside the work and not instead of it: what is typed stays. */
function HelpLink({ pathname, locale }: { pathname: string; locale: Locale }) {
  const helpArea = urls.officeArea(locale, 'help');
  const isHelp = pathname.startsWith(helpArea);
  return (
    <a
      href={isHelp ? helpArea : urls.officeHelp(locale, helpFor(pathname))}
      target={isHelp ? undefined : '_blank'}
      aria-current={isHelp ? 'page' : undefined}
    >
      {m.help_title()}
      {!isHelp && <span className="visually-hidden">{m.help_new_tab()}</span>}
    </a>
  );
}

type AreasProps = { groups: ReturnType<typeof officeGroups>; pathname: string; onChosen(): void };

function Areas({ groups, pathname, onChosen }: AreasProps) {
  return groups.map(({ title, areas }) => (
    <section key={title}>
      {title && <h2>{title}</h2>}
      <ul>
        {areas.map(({ title, url }) => (
          <li key={url}>
            <Link discover="none" to={url} aria-current={isIn(url, pathname) ? 'page' : undefined} onClick={onChosen}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The area itself or something below it; everything is below the overview. */
function isIn(area: string, pathname: string): boolean {
  return pathname === area || (area.split('/').length > 3 && pathname.startsWith(`${area}/`));
}
