import type { MetaDescriptor } from 'react-router';
import { documentTitle } from '#app/collections/page/public/document-title.ts';
import { type Locale, type Localized, locales, otherLocale } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

type HeadPage = {
  title: string;
  headline: string;
  meta_title: string;
  meta_description: string;
  og_title: string;
  og_description: string;
  og_type: string;
};

export type HeadRequest = {
  page: HeadPage;
  locale: Locale;
  origin: string;
  siteName: string;
  /** Site-relative address in each language the page is online in. */
  alternates: Localized<string>;
  /** Empty for a page without a card of its own. */
  image: string;
  /** What the page says about itself as structured data. */
  graph: object[];
  isHome: boolean;
};

const ogLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

/** Title, description, addresses and cards of a page, as React Router's meta descriptors. */
export function pageHead(request: HeadRequest): MetaDescriptor[] {
  const { page, graph } = request;
  return [
    { title: documentTitle(request) },
    ...described(page.meta_description),
    ...addressesOf(request),
    ...cardOf(request),
    ...graph.map((thing) => ({ 'script:ld+json': thing }) as MetaDescriptor),
  ];
}

/** hreflang only where both languages exist: reciprocal, absolute, the page itself included. */
function addressesOf({ locale, origin, alternates }: HeadRequest): MetaDescriptor[] {
  const own = alternates[locale];
  const canonical = own ? [link('canonical', origin + own)] : [];
  if (!own || !alternates[otherLocale(locale)]) return canonical;
  const languages = locales.map((each) => ({ ...link('alternate', origin + alternates[each]), hrefLang: each }));
  return [
    ...canonical,
    ...languages,
    { ...link('alternate', origin + alternates[defaultLocale]), hrefLang: 'x-default' },
  ];
}

function pictureOf(address: string) {
  return [
    property('og:image', address),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function cardOf({ page, locale, origin, siteName, alternates, image }: HeadRequest): MetaDescriptor[] {
  const other = otherLocale(locale);
  return [
    property('og:site_name', siteName),
    property('og:type', page.og_type || 'website'),
    property('og:title', page.og_title || page.meta_title || page.headline || page.title),
    property('og:description', page.og_description || page.meta_description),
    property('og:url', alternates[locale] ? origin + alternates[locale] : ''),
    property('og:locale', ogLocales[locale]),
    property('og:locale:alternate', alternates[other] ? ogLocales[other] : ''),
    ...(image ? pictureOf(origin + image) : []),
  ].filter(({ content }) => content !== '');
}

function described(content: string): MetaDescriptor[] {
  return content ? [{ name: 'description', content }] : [];
}

function property(name: string, content: string) {
  return { property: name, content };
}

function link(rel: string, href: string) {
  return { tagName: 'link' as const, rel, href };
}
