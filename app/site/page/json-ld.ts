import type { BreadcrumbList, Museum, WebSite, WithContext } from 'schema-dts';
import type { OpeningHours } from '#app/features/opening-hours/hours.ts';
import { hoursForMachines } from '#app/features/opening-hours/schema-org.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import { postalAddress } from '#app/venue/postal-address.ts';

type Crumb = { url: string | null; title: string };
type Venue = {
  name: string;
  contact: {
    street: string;
    postalCode: string;
    city: string;
    country: string;
    phone: string;
    geo?: { latitude: number; longitude: number } | undefined;
  };
};
type GraphRequest = {
  origin: string;
  locale: Locale;
  venue: Venue;
  homeTitle: string;
  crumbs: readonly Crumb[];
  url: string;
};

/** The venue, its site and the way to the page (docs/behaviour/standards.md#json-ld). */
export function pageGraph(request: GraphRequest): object[] {
  return [museum(request), webSite(request), ...(request.crumbs.length > 0 ? [breadcrumbList(request)] : [])];
}

function museum({ origin, locale, venue: { name, contact } }: GraphRequest): WithContext<Museum> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Museum',
    '@id': `${origin}/#venue`,
    name,
    url: origin + urls.home(locale),
    telephone: contact.phone,
    address: postalAddress(contact),
    ...(contact.geo && { geo: { '@type': 'GeoCoordinates', ...contact.geo } }),
  };
}

/** The hours of the venue, on the pages that show them to people. */
export function hoursGraph(origin: string, hours: OpeningHours): WithContext<Museum> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Museum',
    '@id': `${origin}/#venue`,
    ...hoursForMachines(hours),
  };
}

function webSite({ origin, locale, venue }: GraphRequest): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: venue.name,
    url: origin + urls.home(locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#venue` },
  };
}

/** Positions start at 1. A step that cannot be clicked has no address. */
function breadcrumbList({ origin, locale, homeTitle, crumbs, url }: GraphRequest): WithContext<BreadcrumbList> {
  const steps: Crumb[] = [{ url: urls.home(locale), title: homeTitle }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    '@id': `${origin}${url}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      ...(step.url ? { item: origin + step.url } : {}),
    })),
  };
}
