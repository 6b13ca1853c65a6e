import { firstUrls } from '#app/first-urls.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Below which the interface stands, with or without a language before it (docs/behaviour/calls.md). */
export const callRoots = ['api', 'pageeditor-api'] as const;
/** Below a language, too: what a module would show, for the editor. */
export const moduleDataRoot = 'module-data';

/** Of a card for sharing, besides the one platforms show. */
export const cardShapes = ['4x3', '1x1'] as const;
export type CardShape = (typeof cardShapes)[number];

/** Addresses that do not depend on a venue's choice. Every one is absolute within the site. */
export const urls = {
  root: '/',
  ...firstUrls,
  /** A page by its path below the language, such as `besuch/anfahrt`; the home page has the empty path. */
  page: (locale: Locale, path: string) => (path === '' ? `/${locale}` : `/${locale}/${encodePath(path)}`),
  login: (locale: Locale, next?: string) => `/${locale}/login${next ? `?next=${encodeURIComponent(next)}` : ''}`,
  logout: (locale: Locale) => `/${locale}/logout`,
  /** The code is a query, because the site logs paths only. */
  setup: (locale: Locale, code?: string) => `/${locale}/setup${code ? `?code=${encodeURIComponent(code)}` : ''}`,
  forgotPassword: (locale: Locale) => `/${locale}/login/forgot`,
  /** Where the letter leads. The token is a query, because the site logs paths only. */
  newPassword: (locale: Locale, token: string) => `/${locale}/login/new?token=${encodeURIComponent(token)}`,
  /** Where a login goes on for who has a second factor. */
  secondFactor: (locale: Locale, next?: string) =>
    `/${locale}/login/code${next ? `?next=${encodeURIComponent(next)}` : ''}`,
  /** Where the letter of an invitation leads. */
  invitation: (locale: Locale, token: string) => `/${locale}/login/invitation?token=${encodeURIComponent(token)}`,
  /** A draft that is shown to people without an account. The token is a query, because the site logs paths only. */
  review: (locale: Locale, token: string, { at = 0, of = locale }: { at?: number; of?: Locale } = {}) =>
    `/${locale}/review?token=${encodeURIComponent(token)}${at > 0 ? `&at=${at}` : ''}${of === locale ? '' : `&of=${of}`}`,
  /** The draft itself, as visitors would see it: what the frame of a review shows. */
  reviewedPage: (locale: Locale, token: string, at: number) =>
    `/${locale}/review/page?token=${encodeURIComponent(token)}&at=${at}`,
  profile: (locale: Locale) => `/${locale}/user/profile`,
  userSettings: (locale: Locale) => `/${locale}/user/settings`,
  notFound: (locale: Locale) => `/${locale}/404`,
  offline: (locale: Locale) => `/${locale}/offline`,
  webshop: '/webshop',
  /** The frame of the site for a ticket shop on another host, in its first language or in one that is named. */
  ticketingTemplate: (locale?: Locale) => `/ticketing-template${locale ? `/${locale}` : ''}`,
  cmsHub: '/cms-hub',
  office: (locale: Locale) => `/${locale}/office`,
  /** An area of the office: a collection by its type, or a screen of its own such as `calendar`. */
  officeArea: (locale: Locale, area: string) => `/${locale}/office/${area}`,
  officeEntry: (locale: Locale, type: string, number: number) => `/${locale}/office/${type}/${number}`,
  officeSeries: (locale: Locale, number: number) => `/${locale}/office/event/${number}/series`,
  /** A form as its draft stands, to be filled in without anything being kept. */
  officeFormTrial: (locale: Locale, number: number) => `/${locale}/office/form/${number}/trial`,
  /** One picture or file of the library. */
  officeMedia: (locale: Locale, id: string) => `/${locale}/office/media/${id}`,
  /** What somebody sent by a form, a file in it, and all of a form as a table. */
  officeInboxEntry: (locale: Locale, id: string) => `/${locale}/office/inbox/${id}`,
  officeInboxFile: (locale: Locale, id: string, file: string) => `/${locale}/office/inbox/${id}/files/${file}`,
  officeInboxTable: (locale: Locale, form: number, format: 'xlsx' | 'csv') =>
    `/${locale}/office/inbox/tables/${form}.${format}`,
  /** All that one person sent, as a file for that person. */
  officeInboxPerson: (locale: Locale, email: string) =>
    `/${locale}/office/inbox/tables/person.json?email=${encodeURIComponent(email)}`,
  /** Everything that was said in a review, as a table. */
  officeReviewTable: (locale: Locale, id: string) => `/${locale}/office/reviews/${id}.xlsx`,
  /** Somebody of the team. */
  /** Changes of several pages and entries that go online together. */
  officeRelease: (locale: Locale, id: string) => `/${locale}/office/releases/${id}`,
  /** The question which release these pages and entries are to be added to. */
  officeReleaseChoice: (locale: Locale, ids: readonly string[]) =>
    `/${locale}/office/releases?${new URLSearchParams(ids.map((id) => ['add', id]))}`,
  /** The site as it will be at a local time of the venue, `2026-12-24T19:30`; with a release, whether or not its time has come. */
  officePreview: (
    locale: Locale,
    { at, release = null, path }: { at: string; release?: string | null; path?: string },
  ) =>
    `/${locale}/office/preview?${new URLSearchParams({ at, ...(release ? { release } : {}), ...(path ? { path } : {}) })}`,
  officePerson: (locale: Locale, id: string) => `/${locale}/office/team/${id}`,
  /** What was done in the site, as a table. */
  officeActivityTable: (locale: Locale) => `/${locale}/office/activities/table.csv`,
  /** What is asked before a page, an entry or a picture goes, and where that is done. */
  officeHelp: (locale: Locale, page: string) => `/${locale}/office/help/${page}`,
  officeTour: (locale: Locale) => `/${locale}/office/tour`,
  /** A screen of the office with a stop of the tour over it; `area` is empty for the overview. */
  officeTourStop: (locale: Locale, area: string, stop: number) => `/${locale}/office${area && `/${area}`}?tour=${stop}`,
  officeRemoval: (locale: Locale, type: string, id: string) => `/${locale}/office/delete/${type}/${id}`,
  officeImport: (locale: Locale, id: string) => `/${locale}/office/import/${id}`,
  /** The whole site as files of the site format, packed. */
  officeSiteExport: (locale: Locale) => `/${locale}/office/site/site.zip`,
  /** Where such a file is sent to, and what was found in one. */
  officeSiteUpload: (locale: Locale, name: string) => `/${locale}/office/site/upload?name=${encodeURIComponent(name)}`,
  officeSiteReport: (locale: Locale, id: string) => `/${locale}/office/site?upload=${id}`,
  officeSiteRefused: (locale: Locale, { problem, file }: { problem: string; file: string }) =>
    `/${locale}/office/site?refused=${problem}&file=${encodeURIComponent(file)}`,
  /** All drafts of a collection as a file that an import reads again. */
  officeExport: (locale: Locale, type: string, format: 'xlsx' | 'csv' | 'json') =>
    `/${locale}/office/export/${type}.${format}`,
  errorHtml: (status: number) => `/html/${status}.html`,
  /** One version of an html module's code, in a document of its own. */
  htmlFrame: (locale: Locale, id: string, hash: string) => `/${locale}/html-frame/${id}/${hash}`,
  /** The card of a page or an entry, 1.91 : 1 as platforms show it, or as search engines want it besides. */
  ogImage: (page: string, locale: Locale, shape?: CardShape) =>
    `/media/og/${page}.${locale}${shape ? `.${shape}` : ''}.png`,
  sitemap: '/sitemap.xml',
  sitemapPart: (type: string, page: number) => `/sitemap-${type}-${page}.xml`,
  openData: (file: 'events.json' | 'events.csv' | 'events.ics' | 'catalog.jsonld') => `/opendata/${file}`,
  robots: '/robots.txt',
  securityText: '/.well-known/security.txt',
} as const;

/** The same addresses as patterns, for `routes.ts`. */
export const routePatterns = {
  login: ':lang/login',
  logout: ':lang/logout',
  setup: ':lang/setup',
  forgotPassword: ':lang/login/forgot',
  newPassword: ':lang/login/new',
  secondFactor: ':lang/login/code',
  invitation: ':lang/login/invitation',
  review: ':lang/review',
  search: ':lang/search/:category?/:page?',
  profile: ':lang/user/profile',
  userSettings: ':lang/user/settings',
  ticketingTemplate: 'ticketing-template/:lang?',
  cmsHub: 'cms-hub',
  offline: ':lang/offline',
  page: ':lang/*',
  office: ':lang/office',
  officePages: ':lang/office/pages',
  officeCalendar: ':lang/office/calendar',
  officeRedirects: ':lang/office/redirects',
  officeErrors: ':lang/office/errors',
  officeLinks: ':lang/office/links',
  officeSearchWords: ':lang/office/search-words',
  officeActivities: ':lang/office/activities',
  officeActivityTable: ':lang/office/activities/table.csv',
  officeVersions: ':lang/office/versions',
  officeUntranslated: ':lang/office/untranslated',
  officeHours: ':lang/office/opening-hours',
  officeAlerts: ':lang/office/alerts',
  officeSettings: ':lang/office/settings',
  officeReviews: ':lang/office/reviews',
  officeReleases: ':lang/office/releases',
  officeRelease: ':lang/office/releases/:id',
  officePreview: ':lang/office/preview',
  officeReviewTable: ':lang/office/reviews/:file',
  officeTeam: ':lang/office/team',
  officePerson: ':lang/office/team/:id',
  officeMedia: ':lang/office/media',
  officeMedium: ':lang/office/media/:id',
  officeInbox: ':lang/office/inbox',
  officeInboxEntry: ':lang/office/inbox/:id',
  officeInboxFile: ':lang/office/inbox/:id/files/:file',
  officeInboxTable: ':lang/office/inbox/tables/:file',
  officeImports: ':lang/office/import',
  officeExport: ':lang/office/export/:file',
  officeSite: ':lang/office/site',
  officeSiteExport: ':lang/office/site/:file',
  officeSiteUpload: ':lang/office/site/upload',
  officeRemoval: ':lang/office/delete/:type/:id',
  officeHelp: ':lang/office/help',
  officeHelpPage: ':lang/office/help/:name',
  officeTour: ':lang/office/tour',
  officeSearch: ':lang/office/search',
  officeSuggestions: ':lang/office/search/suggestions',
  officeImport: ':lang/office/import/:id',
  officeList: ':lang/office/:type',
  officeEntry: ':lang/office/:type/:number',
  officeSeries: ':lang/office/event/:number/series',
  officeFormTrial: ':lang/office/form/:number/trial',
  errorHtml: 'html/:file',
  htmlFrame: '/:lang/html-frame/:id/:hash',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  webManifest: 'site.webmanifest',
  securityText: '.well-known/security.txt',
  serviceWorker: 'sw.js',
} as const;

/** The address without its language, such as `besuch/anfahrt` of `/de/besuch/anfahrt/`. */
export function pathBelowLocale(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '').replace(/^\/|\/$/g, '');
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
