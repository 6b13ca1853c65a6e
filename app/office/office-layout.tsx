import { Outlet, redirect } from 'react-router';
import { adminMenus } from '#app/auth/admin-menus.ts';
import { can } from '#app/auth/policy.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import type { Route } from './+types/office-layout.ts';
import { officeAreas } from './areas.ts';
import './office.css';

/** The dashboard (specification 2.2): signed-in people only; the areas stand at the side, an area in the middle. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, locale, csrfToken } = loadContextOf(context);
  if (viewer.kind === 'visitor') throw redirect(urls.login(locale, url.pathname));
  if (!can(viewer, 'dashboard:read')) throw new Response(null, { status: 404 });
  const { first_name, last_name, username } = viewer;
  return {
    locale,
    csrfToken,
    pathname: url.pathname,
    name: `${first_name} ${last_name}`.trim() || username,
    areas: officeAreas(locale),
    menus: adminMenus(viewer, locale).filter((menu) => menu.url !== urls.office(locale)),
    site: urls.home(locale),
    logout: urls.logout(locale),
  };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { areas, menus, site, logout, csrfToken, name, pathname } = loaderData;
  return (
    <div className="office">
      <a className="office-skip" href="#main">
        {m.office_skip()}
      </a>
      <header className="office-bar">
        <a className="office-home" href={site}>
          ← {m.office_to_site()}
        </a>
        <span className="office-name">{m.office_name()}</span>
        <ul className="office-menus">
          {menus.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
        <span className="office-person">{name}</span>
        <form method="post" action={logout}>
          <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken ?? ''} />
          <button type="submit">{m.toolbar_logout()}</button>
        </form>
      </header>
      <nav className="office-nav" aria-label={m.office_nav()}>
        <ul>
          {areas.map(({ title, url }) => (
            <li key={url}>
              <a href={url} aria-current={url === pathname ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className="office-main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
