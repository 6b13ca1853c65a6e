import type { LocationFeatureSpecification, Offer, Place, PostalAddress } from 'schema-dts';
import type { EntryCard } from '#app/cms/collection/entry.ts';
import type { ImageView, LinkView } from '#app/cms/resolve.ts';
import { momentWithOffset } from '#app/cms/venue-time.ts';
import type { venueFields } from '#app/collections/venue/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { cardShapes, urls } from '#app/urls.ts';
import { currency } from '#app/venue/currency.ts';
import { postalAddress } from '#app/venue/postal-address.ts';
import siteConfig from '#site-config';
import type { EventPlace } from './place.server.ts';

export function absolute(origin: string, address: string): string {
  return new URL(address, origin).href;
}

/** The venue itself, which every page describes once. */
export function organizationId(origin: string) {
  return { '@id': `${origin}/#venue` };
}

type VenueCard = EntryCard<typeof venueFields>;

/** The place of an event: the room is named, the address is that of its venue or, where none is known, of ours. */
export function placeOf({ room, venue }: EventPlace, origin: string, siteName: string): Place {
  const name = [venue?.title ?? siteName, room?.title].filter(Boolean).join(', ');
  const features = accessFeatures([...accessOf(venue), ...(room?.fields.step_free ? [m.detail_step_free()] : [])]);
  return {
    '@type': 'Place',
    name,
    address: venue ? addressOf(venue.fields) : postalAddress(siteConfig.contact),
    ...(venue?.url ? { url: absolute(origin, venue.url) } : {}),
    ...(features.length > 0 ? { amenityFeature: features } : {}),
  };
}

function accessOf(venue: VenueCard | null): string[] {
  return venue?.fields.access.map(({ title }) => title) ?? [];
}

/** What access a place offers, as machines read it. */
export function accessFeatures(names: readonly string[]): LocationFeatureSpecification[] {
  return names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

type Address = Pick<VenueCard['fields'], 'street' | 'postal_code' | 'city' | 'country'>;

export function addressOf({ street, postal_code, city, country }: Address): PostalAddress {
  if (!street && !city) return postalAddress(siteConfig.contact);
  return postalAddress({ street, postalCode: postal_code, city, country: country || siteConfig.contact.country });
}

export function imagesOf(image: ImageView | null, origin: string): { image?: string[] } {
  return image ? { image: [absolute(origin, image.src)] } : {};
}

/**
 * The picture of an entry, and its card in the three shapes search engines crop for
 * (https://developers.google.com/search/docs/appearance/structured-data/event).
 */
export function imagesAndCards(
  entry: { id: string; locale: Locale; image: ImageView | null },
  origin: string,
): string[] {
  const { id, locale, image } = entry;
  const cards = [undefined, ...cardShapes];
  return [...(imagesOf(image, origin).image ?? []), ...cards.map((shape) => origin + urls.ogImage(id, locale, shape))];
}

type Tickets = {
  price_from: number | null;
  price_to: number | null;
  presale_from: string | null;
  ticket_url: LinkView | null;
};

/** Each ticket state as an availability (docs/behaviour/event-states.md); what is not sold as a ticket has none. */
const availability: Readonly<Record<string, string>> = {
  presale_from: 'PreSale',
  sale: 'InStock',
  few: 'LimitedAvailability',
  soldout: 'SoldOut',
  box_office: 'InStoreOnly',
  free: 'InStock',
  // What admission includes is paid for at the box office.
  included: 'InStoreOnly',
  registration: 'InStock',
  external: 'InStock',
};

/** What a ticket costs and whether there is one. `state` is the status with `few` told apart. */
export function offersOf(tickets: Tickets, state: string, { url, origin }: { url: string; origin: string }) {
  const found = availability[state];
  if (!found) return {};
  const { price_from, price_to, presale_from, ticket_url } = tickets;
  const free = state === 'free' || (state === 'registration' && !price_from);
  const low = free ? 0 : (price_from ?? price_to);
  const common = {
    availability: `https://schema.org/${found}`,
    url: absolute(origin, ticket_url?.href ?? url),
    ...(presale_from ? { validFrom: momentWithOffset(presale_from) } : {}),
    ...(low === null ? {} : { priceCurrency: currency }),
  };
  const high = free ? 0 : (price_to ?? low);
  const offers =
    low !== null && high !== null && high > low
      ? { '@type': 'AggregateOffer' as const, lowPrice: low.toFixed(2), highPrice: high.toFixed(2), ...common }
      : { '@type': 'Offer' as const, ...(low === null ? {} : { price: low.toFixed(2) }), ...common };
  return { offers: offers as Offer };
}
