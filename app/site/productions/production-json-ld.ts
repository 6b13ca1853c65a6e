import type { EventSeries, ExhibitionEvent, Place, TouristAttraction, WithContext } from 'schema-dts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { productionFields } from '#app/collections/production/schema.ts';
import type { Kind } from '../detail/facts/kind.server.ts';
import { contributorsOf } from '../detail/facts/people.ts';
import type { EventPlace } from '../detail/facts/place.server.ts';
import { absolute, imagesAndCards, offersOf, organizationId, placeOf } from '../detail/facts/schema-org.ts';
import { summaryOf } from '../detail/facts/summary.ts';

type About = {
  entry: EntryView<typeof productionFields> & { url: string };
  kind: Kind;
  place: EventPlace;
  origin: string;
  siteName: string;
};

/**
 * An exhibition is an event of its own; a staging is a series of events that name it
 * (docs/behaviour/standards.md#json-ld). One without a first day, as a permanent exhibition, is no event for search
 * engines, which ask each for its start: it is a place to visit.
 */
export function productionGraph({ entry, kind, place, origin, siteName }: About): object {
  const { fields, url, title } = entry;
  const { date_start, date_end, image, contributors, ticket_state } = fields;
  const description = summaryOf(fields);
  const images = imagesAndCards({ id: entry.id, locale: entry.locale, image }, origin);
  const people = contributorsOf(contributors);
  const isFree = ticket_state === 'free' ? { isAccessibleForFree: true } : {};
  if (kind.isExhibition && !date_start) {
    const { address, ...within } = placeOf(place, origin, siteName) as Exclude<Place, string>;
    const sight = {
      '@context': 'https://schema.org',
      '@type': 'TouristAttraction',
      '@id': `${origin}${url}#production`,
      name: title,
      url: origin + url,
      address,
      containedInPlace: { ...within, address },
      ...(description ? { description } : {}),
      image: images,
      ...isFree,
    };
    return sight as WithContext<TouristAttraction>;
  }
  const graph = {
    '@context': 'https://schema.org',
    '@type': kind.isExhibition ? 'ExhibitionEvent' : 'EventSeries',
    '@id': `${origin}${url}#production`,
    name: title,
    url: origin + url,
    ...(date_start ? { startDate: date_start } : {}),
    ...(date_end ? { endDate: date_end } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(place, origin, siteName),
    ...(description ? { description } : {}),
    image: images,
    ...offersOf(fields, ticket_state, { url, origin }),
    ...isFree,
    organizer: organizationId(origin),
    ...(people.length > 0
      ? {
          contributor: people.map(({ name, href }) => ({
            '@type': 'Person',
            name,
            ...(href ? { url: absolute(origin, href) } : {}),
          })),
        }
      : {}),
  };
  return graph as WithContext<EventSeries | ExhibitionEvent>;
}
