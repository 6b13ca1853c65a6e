import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { venue } from '#app/collections/venue/schema.ts';
import { entriesByNumber } from '#app/features/entries/entry-list.server.ts';
import type { ModuleLoad } from '../module-load.ts';
import type { VenueTeaser } from '../venue-teaser.ts';
import { venueTeasers } from '../venue-teasers.server.ts';
import type { venueModule } from './schema.ts';

export const loadVenue: ModuleLoad<typeof venueModule, VenueTeaser | null> = async ({ venue: chosen }, query) => {
  if (!chosen) return null;
  query.notes.tag(entryTag(venue.type, chosen.id));
  const numbers = chosen.number === undefined ? [] : [chosen.number];
  const { cards, tags } = await entriesByNumber(venue, { numbers, locale: query.locale });
  query.notes.tag(...tags);
  return (await venueTeasers(cards, query))[0] ?? null;
};
