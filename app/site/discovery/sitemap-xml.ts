import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

export type SitemapPage = { urls: Localized<string>; changed: Localized<string> };

/** Every page in every language it is online in, each naming the others (domain.md 3.2). */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.flatMap((page) => locales.flatMap((locale) => entryOf(page, { locale, origin })));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entryOf({ urls, changed }: SitemapPage, { locale, origin }: { locale: Locale; origin: string }): string[] {
  const own = urls[locale];
  if (!own) return [];
  const lastmod = changed[locale] ? `<lastmod>${changed[locale]}</lastmod>` : '';
  return [`<url><loc>${escapeXml(origin + own)}</loc>${lastmod}${alternatesOf(urls, origin)}</url>`];
}

function alternatesOf(urls: Localized<string>, origin: string): string {
  if (!urls.de || !urls.en) return '';
  return [
    ['de', urls.de],
    ['en', urls.en],
    ['x-default', urls.de],
  ]
    .map(
      ([language, url]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(`${origin}${url}`)}"/>`,
    )
    .join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
