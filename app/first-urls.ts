import type { Locale } from '#app/i18n/locale.ts';

/** The few addresses that every visitor's browser has to know; all others stand in `urls.ts`, which would cost it a kilobyte. */
export const firstUrls = {
  home: (locale: Locale) => `/${locale}`,
  search: (locale: Locale, options: { category?: string; page?: number; q?: string } = {}) =>
    `/${[locale, 'search', options.category, options.category && options.page].filter(Boolean).join('/')}${
      options.q ? `?q=${encodeURIComponent(options.q)}` : ''
    }`,
  terms: (locale: Locale) => `/${locale}/agb`,
  privacy: (locale: Locale) => `/${locale}/datenschutz`,
  imprint: (locale: Locale) => `/${locale}/impressum`,
  webManifest: '/site.webmanifest',
  serviceWorker: '/sw.js',
} as const;
