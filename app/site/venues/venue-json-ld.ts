import type { Place, WithContext } from 'schema-dts';
import type { EntryCard, EntryView } from '#app/cms/collection/entry.ts';
import type { room } from '#app/collections/room/schema.ts';
import type { venueFields } from '#app/collections/venue/schema.ts';
import type { OpeningHours } from '#app/features/opening-hours/hours.ts';
import { hoursForMachines } from '#app/features/opening-hours/schema-org.ts';
import { accessFeatures, addressOf, imagesOf } from '../detail/facts/schema-org.ts';
import { summaryOf } from '../detail/facts/summary.ts';
import type { FamilyTag } from '../detail/sections/key-facts.ts';

type About = {
  entry: EntryView<typeof venueFields> & { url: string };
  rooms: readonly EntryCard<typeof room.fields>[];
  tags: readonly FamilyTag[];
  hours: OpeningHours | null;
  origin: string;
};

/** A venue for machines: address, rooms, access, hours with what is otherwise (docs/behaviour/standards.md#json-ld). */
export function venueGraph({ entry, rooms, tags, hours, origin }: About): object {
  const { title, url, fields } = entry;
  const { latitude, longitude, phone, image } = fields;
  const description = summaryOf(fields);
  const graph: WithContext<Place> = {
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': `${origin}${url}#place`,
    name: title,
    url: origin + url,
    address: addressOf(fields),
    ...(description ? { description } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(latitude && longitude ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    ...(tags.length > 0 ? { amenityFeature: accessFeatures(tags.map((tag) => tag.title)) } : {}),
    ...(rooms.length > 0 ? { containsPlace: rooms.map(({ title: name }) => ({ '@type': 'Place', name })) } : {}),
    ...imagesOf(image, origin),
    ...(hours ? hoursForMachines(hours) : {}),
  };
  return graph;
}
