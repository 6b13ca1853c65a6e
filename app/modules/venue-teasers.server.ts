import type { EntryCard } from '#app/cms/collection/entry.ts';
import { listTag } from '#app/cms/collection/listing/cache-tags.ts';
import { room } from '#app/collections/room/schema.ts';
import type { venueFields } from '#app/collections/venue/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import type { LoadQuery } from './module-load.ts';
import type { VenueTeaser } from './venue-teaser.ts';

/** Venues with the names of their rooms, read in one list. */
export async function venueTeasers(
  cards: readonly EntryCard<typeof venueFields>[],
  { locale, notes }: LoadQuery,
): Promise<VenueTeaser[]> {
  const filters = { venue: cards.map(({ number }) => number) };
  const rooms = cards.length > 0 ? (await listEntries(room, { locale, filters, page_size: 200 })).cards : [];
  notes.tag(listTag(room.type));
  return cards.map(({ id, url, title, fields: { subtitle, lead, street, postal_code, city, image } }) => ({
    id,
    href: url ?? '',
    name: title,
    subtitle,
    lead,
    address: [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean),
    rooms: rooms.filter(({ fields }) => fields.venue?.id === id).map((one) => one.title),
    image,
  }));
}
