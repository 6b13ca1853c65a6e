import { data, type RouterContextProvider } from 'react-router';
import { footerOf, menuOf } from '#app/collections/page/navigation.ts';
import { type SiteIndex, siteIndex, siteIndexTag } from '#app/collections/page/site-index.server.ts';
import { readSiteSettings, settingsTag } from '#app/collections/settings/settings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { type LoadContext, loadContextOf } from '../load-context.ts';
import { type FooterPage, footerRows } from './footer-rows.ts';
import type { Person, ShellData } from './shell-data.ts';

/** Header, menus and footer of one language, from the published pages and the venue's configuration. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const load = loadContextOf(context);
  const { locale, notes } = load;
  const [index, settings] = await Promise.all([siteIndex(), readSiteSettings()]);
  notes.tag(siteIndexTag, settingsTag);
  if (!settings.is_site_online && load.viewer.kind === 'visitor') throw data(null, { status: 503 });
  const { design } = siteConfig;
  return {
    locale,
    siteName: siteConfig.name[locale],
    menu: menuOf(index, locale),
    ...footerRows(footerPages(index, locale)),
    contact: siteConfig.contact,
    design: {
      menu: design.menu,
      logo: design.logo,
      cookies: design.cookies,
      links: {
        logo: design.headerLogoLink ?? urls.home(locale),
        favorites: design.favoritesLink,
        basket: design.headerBasketLink,
        login: urls.login(locale),
        whistleblower: siteConfig.whistleblowerUrl,
      },
    },
    isShopOnline: settings.is_shop_online,
    person: personOf(load),
  };
}

function footerPages(index: SiteIndex, locale: Locale): FooterPage[] {
  return footerOf(index, locale).map(({ parent_id, ...link }) => {
    const text = parent_id ? index.pages.get(parent_id)?.byLocale[locale] : undefined;
    const isTop = text === undefined || text.url === urls.home(locale);
    return { ...link, parent: isTop ? null : text.menu_name || text.title };
  });
}

function personOf({ viewer, locale, csrfToken }: LoadContext): Person | null {
  if (viewer.kind === 'visitor') return null;
  const { first_name, last_name } = viewer;
  return { first_name, last_name, profile: urls.profile(locale), logout: urls.logout(locale), csrfToken };
}
