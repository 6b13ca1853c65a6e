import type { Locale } from '#app/i18n/locale.ts';

/** Parts of the site whose base path a venue chooses (specification 2.1). */
export type Section = 'events' | 'productions' | 'magazine' | 'ensemble' | 'venues' | 'series' | 'forms';
export type SectionPaths = Record<Section, Record<Locale, string>>;

/** `A` is the default; a venue's own map may leave out what it keeps of `A`. */
export type SectionChoice = 'A' | 'B' | Partial<SectionPaths>;

const variantA: SectionPaths = {
  events: { de: 'programm', en: 'events' },
  productions: { de: 'produktionen', en: 'productions' },
  magazine: { de: 'mediathek-de', en: 'mediathek-en' },
  ensemble: same('team'),
  venues: same('venues'),
  series: same('series'),
  forms: same('forms'),
};

const variantB: SectionPaths = {
  events: same('events'),
  productions: { de: 'produktionen', en: 'productions' },
  magazine: same('magazine'),
  ensemble: same('ensemble'),
  venues: same('venues'),
  series: same('abonnements'),
  forms: same('forms'),
};

export function sectionPaths(choice: SectionChoice): SectionPaths {
  if (choice === 'A') return variantA;
  if (choice === 'B') return variantB;
  return { ...variantA, ...choice };
}

/** Addresses that do not depend on a venue's choice. Every one is absolute within the site. */
export const urls = {
  root: '/',
  home: (locale: Locale) => `/${locale}`,
  /** A page by its path below the language, such as `besuch/anfahrt`; the home page has the empty path. */
  page: (locale: Locale, path: string) => (path === '' ? `/${locale}` : `/${locale}/${encodePath(path)}`),
  search: (locale: Locale, options: { category?: string; page?: number; q?: string } = {}) =>
    `/${[locale, 'search', options.category, options.category && options.page].filter(Boolean).join('/')}${
      options.q ? `?q=${encodeURIComponent(options.q)}` : ''
    }`,
  terms: (locale: Locale) => `/${locale}/agb`,
  privacy: (locale: Locale) => `/${locale}/datenschutz`,
  imprint: (locale: Locale) => `/${locale}/impressum`,
  login: (locale: Locale, next?: string) => `/${locale}/login${next ? `?next=${encodeURIComponent(next)}` : ''}`,
  logout: (locale: Locale) => `/${locale}/logout`,
  setup: (locale: Locale) => `/${locale}/setup`,
  forgotPassword: (locale: Locale) => `/${locale}/login/forgot`,
  /** Where the letter leads. The token is a query, because the house logs paths only. */
  newPassword: (locale: Locale, token: string) => `/${locale}/login/new?token=${encodeURIComponent(token)}`,
  profile: (locale: Locale) => `/${locale}/user/profile`,
  userSettings: (locale: Locale) => `/${locale}/user/settings`,
  notFound: (locale: Locale) => `/${locale}/404`,
  offline: (locale: Locale) => `/${locale}/offline`,
  webshop: '/webshop',
  cmsHub: '/cms-hub',
  office: (locale: Locale) => `/${locale}/office`,
  errorHtml: (status: number) => `/html/${status}.html`,
  errorLog: '/api/dashboard-error-log/',
  userDetails: '/api/user-details/',
  ogImage: (page: string, locale: Locale) => `/media/og/${page}.${locale}.png`,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityText: '/.well-known/security.txt',
  serviceWorker: '/sw.js',
} as const;

/** Addresses of the sections, by the venue's choice. */
export function sectionUrls(choice: SectionChoice) {
  const paths = sectionPaths(choice);
  const base = (section: Section, locale: Locale) => `/${locale}/${encodePath(paths[section][locale])}`;
  const entry = (section: Section) => (locale: Locale, slug: string, id: string) =>
    `${base(section, locale)}/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;
  const below = (name: string) => (locale: Locale, slug: string, id: string) =>
    `${base('magazine', locale)}/${name}/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;
  return {
    events: (locale: Locale) => base('events', locale),
    event: entry('events'),
    productions: (locale: Locale) => base('productions', locale),
    production: entry('productions'),
    magazine: (locale: Locale) => base('magazine', locale),
    article: entry('magazine'),
    magazineTags: (locale: Locale) => `${base('magazine', locale)}/tags`,
    magazineTag: below('tags'),
    magazineCategory: below('categories'),
    ensemble: (locale: Locale) => base('ensemble', locale),
    person: entry('ensemble'),
    venue: entry('venues'),
    /** The slug of a series may be missing. */
    series: (locale: Locale, slug: string | null, id: string) =>
      [base('series', locale), slug && encodeURIComponent(slug), encodeURIComponent(id)].filter(Boolean).join('/'),
    form: entry('forms'),
  };
}

/** The same addresses as patterns, for `routes.ts`. */
export const routePatterns = {
  login: ':lang/login',
  logout: ':lang/logout',
  setup: ':lang/setup',
  forgotPassword: ':lang/login/forgot',
  newPassword: ':lang/login/new',
  search: ':lang/search/:category?/:page?',
  profile: ':lang/user/profile',
  userSettings: ':lang/user/settings',
  cmsHub: 'cms-hub',
  offline: ':lang/offline',
  page: ':lang/*',
  office: ':lang/office',
  errorHtml: 'html/:file',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  securityText: '.well-known/security.txt',
  serviceWorker: 'sw.js',
} as const;

/** The address without its language, such as `besuch/anfahrt` of `/de/besuch/anfahrt/`. */
export function pathBelowLocale(pathname: string): string {
  return pathname.replace(/^\/[^/]*/, '').replace(/^\/|\/$/g, '');
}

function same(path: string): Record<Locale, string> {
  return { de: path, en: path };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
