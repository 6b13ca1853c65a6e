import type { RouterContextProvider } from 'react-router';
import { adminMenus } from '#app/auth/admin-menus.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { jsonSize, KeptByTags } from '#app/cache/kept-by-tags.ts';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import { event } from '#app/collections/event/schema.ts';
import { footerOf, menuOf } from '#app/collections/page/public/navigation.ts';
import { type SiteIndex, siteIndex, siteIndexTag } from '#app/collections/page/public/site-index.server.ts';
import { allCollections } from '#app/collections/registry.ts';
import { alertTag, readAlerts } from '#app/features/alerts/queries.server.ts';
import { nextChangeText, openingDay } from '#app/features/opening-hours/hours.ts';
import { isOpen, isOver, openingLabel } from '#app/features/opening-hours/label.ts';
import { opensAgain } from '#app/features/opening-hours/opens-again.ts';
import { openingHoursTag, readOpeningHours } from '#app/features/opening-hours/queries.server.ts';
import { readSiteOffline } from '#app/features/site-settings/offline-notice.server.ts';
import { headMetas, safeHtml } from '#app/features/site-settings/safe-html.ts';
import {
  isSiteOnline,
  readSiteSettings,
  type SiteSettings,
  settingsTag,
} from '#app/features/site-settings/settings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type LoadContext, loadContextOf } from '#app/load-context.ts';
import { shopEntryAt, shopUrl } from '#app/site/shop-entry.ts';
import { typeset } from '#app/typography/typeset.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { logo, wordmark } from '#theme/theme.ts';
import type { Person, ShellData } from '../shell-data.ts';
import { type FooterPage, footerRows } from './footer/footer-rows.ts';

// Where the venue stands is for machines, who read it in the structured data of the page.
const { geo: _, ...contact } = siteConfig.contact;

/** Header, menus and footer of one language, from the published pages and the venue's configuration. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const load = loadContextOf(context);
  const { locale, viewer } = load;
  const shared = await keptShells.get(locale, load, (notes) => readShell({ ...load, notes }));
  if (viewer.kind === 'editor') return { ...shared, person: await personOf(load, viewer) };
  return load.preview || (await isSiteOnline()) ? shared : withoutContent(shared);
}

/** Around the few pages that answer visitors while the site is off (server/middleware/request/site-offline.ts): nothing they could open. */
function withoutContent(shell: ShellData): ShellData {
  const legal = shell.legal.filter(({ url }) => url === urls.imprint(shell.locale));
  return { ...shell, menu: [], columns: [], legal, alerts: [], eventsUrl: null, newsletter: null };
}

/** What is the same for everybody, one for each language. */
const keptShells = new KeptByTags<ShellData>({ room: 1024 * 1024, sizeOf: jsonSize });

async function readShell({ locale, now, notes }: LoadContext): Promise<ShellData> {
  const [index, settings, { alerts, nextChange }, today] = await Promise.all([
    siteIndex(),
    readSiteSettings(locale),
    readAlerts(locale, now),
    todayOf({ locale, now, notes }),
  ]);
  notes.tag(siteIndexTag, settingsTag, alertTag, openingHoursTag);
  notes.expireAt(nextChange);
  const { design } = siteConfig;
  return {
    locale,
    siteName: siteConfig.name[locale],
    menu: menuOf(index, locale),
    ...footerRows(footerPages(index, locale)),
    contact,
    design: {
      menu: design.menu,
      logo: { href: logo, ...design.logo },
      wordmark,
      cookies: design.cookies,
      errorLayout: design.errorLayout,
      errorPages: Object.keys(design.errorPages).map(Number),
      links: {
        logo: design.headerLogoLink ?? urls.home(locale),
        favorites: design.favoritesLink,
        basket: basketLink(locale),
        login: urls.login(locale),
        whistleblower: siteConfig.whistleblowerUrl,
      },
    },
    isShopOnline: settings.is_shop_online,
    alerts: alerts.map((alert) => ({
      ...alert,
      title: typeset(alert.title, locale),
      text: typeset(alert.text, locale),
    })),
    today,
    eventsUrl: design.stickyOverlayButton ? listUrl(event, locale) : null,
    lists: listsOf(locale),
    newsletter: siteConfig.newsletter?.[locale] ?? null,
    codes: codesOf(settings),
    person: null,
  };
}

function listsOf(locale: Locale): ShellData['lists'] {
  const lists = allCollections.flatMap((each) =>
    each.pages?.list ? [[listUrl(each, locale), each.pages.list.outline]] : [],
  );
  return Object.fromEntries(lists);
}

function footerPages(index: SiteIndex, locale: Locale): FooterPage[] {
  return footerOf(index, locale).map(({ parent_id, ...link }) => {
    const text = parent_id ? index.pages.get(parent_id)?.byLocale[locale] : undefined;
    const isTop = text === undefined || text.url === urls.home(locale);
    return { ...link, parent: isTop ? null : text.menu_name || text.title };
  });
}

async function personOf({ locale, csrfToken }: LoadContext, viewer: Editor): Promise<Person> {
  const { first_name, last_name, username } = viewer;
  const menus = adminMenus(viewer, locale);
  const profile = urls.profile(locale);
  const siteOffline = await readSiteOffline(viewer, locale);
  return { first_name, last_name, username, menus, profile, logout: urls.logout(locale), csrfToken, siteOffline };
}

/** The page is kept until the words about it change: at the next opening, closing or midnight of the venue. */
async function todayOf({
  locale,
  now,
  notes,
}: Pick<LoadContext, 'locale' | 'now' | 'notes'>): Promise<ShellData['today']> {
  const hours = await readOpeningHours(now);
  if (hours.rules.length === 0 && hours.exceptions.length === 0) return null;
  const day = openingDay(hours, now);
  notes.expireAt(nextChangeText(day, now));
  const at = now.epochMilliseconds;
  const again = opensAgain(hours, day, locale);
  const next = isOver(day, at) ? again : null;
  return { day, opensAgain: again, next, label: openingLabel(day, at, locale), isOpen: isOpen(day, at) };
}

function codesOf({ html_header, html_footer_top, html_footer_bottom, html_footer_logos }: SiteSettings) {
  return {
    metas: headMetas(html_header.code),
    footerTop: safeHtml(html_footer_top.code),
    footerBottom: safeHtml(html_footer_bottom.code),
    footerLogos: safeHtml(html_footer_logos.code),
  };
}

/** The shop of our own entries speaks the language of the page; any other link is taken as it is. */
function basketLink(locale: Locale): string {
  const link = siteConfig.design.headerBasketLink;
  const entry = shopEntryAt(link);
  return entry ? shopUrl(entry, locale) : link;
}
