import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

export type SitemapPage = { urls: Localized<string>; changed: Localized<string>; images?: readonly string[] };

/** A picture may be named at most so often per address. */
const mostImages = 1_000;

/** Every page in every language it is online in, each naming the others (docs/behaviour/standards.md#discovery). */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.flatMap((page) => locales.flatMap((locale) => entryOf(page, { locale, origin })));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

/** The list of all parts, each at an address of its own at the root: a sitemap may only name what lies below it. */
export function sitemapIndexXml(paths: readonly string[], origin: string): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`;
}

function entryOf(
  { urls, changed, images = [] }: SitemapPage,
  { locale, origin }: { locale: Locale; origin: string },
): string[] {
  const own = urls[locale];
  if (!own) return [];
  const lastmod = changed[locale] ? `<lastmod>${changed[locale]}</lastmod>` : '';
  const pictures = images
    .slice(0, mostImages)
    .map((path) => `<image:image><image:loc>${escapeXml(new URL(path, origin).href)}</image:loc></image:image>`)
    .join('');
  return [`<url><loc>${escapeXml(origin + own)}</loc>${lastmod}${alternatesOf(urls, origin)}${pictures}</url>`];
}

function alternatesOf(urls: Localized<string>, origin: string): string {
  if (!urls.de || !urls.en) return '';
  return [
    ['de', urls.de],
    ['en', urls.en],
    ['x-default', urls[defaultLocale]],
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
