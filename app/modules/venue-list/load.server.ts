import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { venue } from '#app/collections/venue/schema.ts';
import { entriesByNumber, listEntries } from '#app/features/entries/entry-list.server.ts';
import type { ModuleLoad } from '../module-load.ts';
import type { VenueTeaser } from '../venue-teaser.ts';
import { venueTeasers } from '../venue-teasers.server.ts';
import type { venueListModule } from './schema.ts';

/** The chosen venues in their order, or all of them in that of the venue. */
export const loadVenueList: ModuleLoad<typeof venueListModule, VenueTeaser[]> = async ({ children }, query) => {
  const { locale, notes } = query;
  const numbers = children.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const { cards, tags } =
    children.length > 0
      ? await entriesByNumber(venue, { numbers, locale })
      : await listEntries(venue, { locale, page_size: 40 });
  notes.tag(...tags, ...children.map(({ id }) => entryTag(venue.type, id)));
  return venueTeasers(cards, query);
};
