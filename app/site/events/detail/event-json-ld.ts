import type { Event, WithContext } from 'schema-dts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import { momentWithOffset } from '#app/cms/venue-time.ts';
import type { eventFields } from '#app/collections/event/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Kind } from '#app/site/detail/facts/kind.server.ts';
import { contributorsOf } from '#app/site/detail/facts/people.ts';
import type { EventPlace } from '#app/site/detail/facts/place.server.ts';
import { absolute, imagesAndCards, offersOf, organizationId, placeOf } from '#app/site/detail/facts/schema-org.ts';
import type { FamilyTag } from '#app/site/detail/sections/key-facts.ts';

type About = {
  entry: EntryView<typeof eventFields> & { url: string };
  /** What it is about, in one or two sentences. */
  summary: string;
  locale: Locale;
  kind: Kind;
  place: EventPlace;
  tags: readonly FamilyTag[];
  /** The status with `few` told apart. */
  state: string;
  origin: string;
  siteName: string;
};

const statusOf: Readonly<Record<string, string>> = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  moved_online: 'EventMovedOnline',
};

/**
 * One date for machines (docs/behaviour/standards.md#json-ld). Cancelled and postponed keep their original start,
 * rescheduled names the previous one; what is over stays as it was.
 */
export function eventGraph(about: About): object {
  const { entry, summary, locale, kind, place, tags, state, origin, siteName } = about;
  const { fields, url, title } = entry;
  const { date_start, date_end, door_time, lifecycle, previous_date, image, production, age_from } = fields;
  const isOnline = lifecycle === 'moved_online';
  const languages = tags.filter(({ family, code }) => family === 'language' && /^[a-z]{2}$/.test(code));
  const performers = contributorsOf(fields.contributors);
  const graph = {
    '@context': 'https://schema.org',
    '@type': kind.schemaType,
    '@id': `${origin}${url}#event`,
    name: title,
    url: origin + url,
    ...(date_start ? { startDate: momentWithOffset(date_start) } : {}),
    ...(date_end ? { endDate: momentWithOffset(date_end) } : {}),
    ...(door_time && date_start ? { doorTime: momentWithOffset(`${date_start.slice(0, 10)}T${door_time}`) } : {}),
    ...(lifecycle === 'rescheduled' && previous_date ? { previousStartDate: momentWithOffset(previous_date) } : {}),
    eventStatus: `https://schema.org/${statusOf[lifecycle] ?? 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? { '@type': 'VirtualLocation', url: origin + url } : placeOf(place, origin, siteName),
    ...(languages.length > 0 ? { inLanguage: languages.map(({ code }) => code) } : {}),
    ...(summary ? { description: summary } : {}),
    // A drawing of the title for those who have no picture, and in a format that everybody reads.
    image: imagesAndCards({ id: entry.id, locale, image }, origin),
    ...offersOf(fields, state, { url, origin }),
    ...(state === 'free' ? { isAccessibleForFree: true } : {}),
    ...(age_from > 0 ? { typicalAgeRange: `${age_from}-` } : {}),
    organizer: organizationId(origin),
    ...(performers.length > 0
      ? {
          performer: performers.map(({ name, href }) => ({
            '@type': 'Person',
            name,
            ...(href ? { url: absolute(origin, href) } : {}),
          })),
        }
      : {}),
    ...(production?.href
      ? {
          superEvent: {
            '@type': 'EventSeries',
            '@id': `${origin}${production.href}#production`,
            name: production.title,
            url: absolute(origin, production.href),
          },
        }
      : {}),
  };
  return graph as WithContext<Event>;
}
