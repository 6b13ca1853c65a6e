import { calendarUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { ImageView, LinkView } from '#app/cms/resolve.ts';
import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import { room } from '#app/collections/room/schema.ts';
import { venue } from '#app/collections/venue/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { openingPanel } from '#app/features/opening-hours/panel.ts';
import { openingHoursTag, readOpeningHours } from '#app/features/opening-hours/queries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { hyphenate } from '#app/typography/hyphenate.server.ts';
import siteConfig from '#site-config';
import { familyTags } from '../detail/facts/family-tags.server.ts';
import { type DetailPage, detailPage } from '../detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '../detail/frame/found-entry.server.ts';
import { comingDates, seasonOf } from '../detail/sections/dates.server.ts';
import { picturesOf } from '../detail/sections/pictures.ts';
import type { DateList, Fact, SectionContents, TextLink } from '../detail/sections/sections.ts';
import { mapAddress } from './map-address.ts';
import { venueGraph } from './venue-json-ld.ts';

export type VenueRoom = { number: number; name: string; text: string; facts: string[]; image: ImageView | null };

export type VenueDetail = DetailPage & {
  name: string;
  subtitle: string;
  lead: string;
  description: string;
  image: ImageView | null;
  images: SectionContents['ImageSlider'] | null;
  address: string[];
  email: string;
  phone: string;
  website: LinkView | null;
  map: TextLink | null;
  directions: string;
  access: { facts: Fact[]; html: string } | null;
  hours: SectionContents['OpeningHours'] | null;
  rooms: VenueRoom[];
  dates: DateList | null;
  subscribe: TextLink;
};

const mostDates = 12;

/** A venue: where it is, how one gets in, when, what rooms it has and what takes place in them next. */
export async function loadVenue(params: Params, load: LoadContext): Promise<VenueDetail> {
  const { locale, now, notes } = load;
  const entry = await foundEntry(venue, params, load);
  const { fields, title: name, number } = entry;
  notes.expireAt(endOfDay(venueDay(now)));
  const [tags, rooms, hours] = await Promise.all([
    familyTags(fields.access, load),
    listEntries(room, { locale, filters: { venue: [number] }, page_size: 50 }),
    hoursOf(entry, load),
  ]);
  notes.tag(...rooms.tags, openingHoursTag);
  const numbers = rooms.cards.map((card) => card.number);
  const dates = numbers.length > 0 ? await datesIn(numbers, load) : null;
  const page = await detailPage(
    entry,
    {
      fields,
      theme: 'cc01',
      section: null,
      graph: (origin) => venueGraph({ entry, rooms: rooms.cards, tags, hours: hours.own, origin }),
    },
    load,
  );
  const facts = tags.map(({ code, title, description }) => ({ id: code || title, label: title, text: description }));
  return {
    ...page,
    name: hyphenate(name, load.locale),
    subtitle: fields.subtitle,
    lead: fields.lead,
    description: fields.description.html,
    image: fields.image,
    images: picturesOf(fields.gallery),
    address: [fields.street, [fields.postal_code, fields.city].filter(Boolean).join(' ')].filter(Boolean),
    email: fields.email,
    phone: fields.phone,
    website: fields.website,
    map: mapOf(fields),
    directions: fields.directions.html,
    access: facts.length > 0 || fields.access_text.html ? { facts, html: fields.access_text.html } : null,
    hours: hours.panel && { title: m.detail_opening_hours(), text: '', panel: hours.panel },
    rooms: rooms.cards.map(roomOf),
    dates,
    subscribe: { text: m.detail_subscribe(), href: calendarUrl(entry.url) },
  };
}

/** What takes place next in these rooms; null when nothing does. */
async function datesIn(room: number[], load: LoadContext): Promise<VenueDetail['dates']> {
  const page = { title: '', subtitle: '' };
  const [only, ...others] = room;
  // The programme can show one room; of several it shows all there is.
  const filter = only !== undefined && others.length === 0 ? { room: only } : {};
  const [{ rows, count }, season] = await Promise.all([
    comingDates({ filters: { room }, page, size: mostDates }, load),
    seasonOf({ filters: { room }, list: { url: listUrl(event, load.locale), filter } }, load),
  ]);
  if (rows.length === 0) return null;
  const all = { text: m.detail_venue_all_dates(), href: listUrl(event, load.locale) };
  return {
    title: m.detail_venue_dates(),
    season,
    rows,
    line: null,
    more: count > rows.length ? all : null,
    around: [],
  };
}

type RoomCard = Awaited<ReturnType<typeof listEntries<typeof room.fields>>>['cards'][number];

function roomOf({ number, title: name, fields }: RoomCard): VenueDetail['rooms'][number] {
  const { description: text, floor, capacity, step_free, image } = fields;
  const seats = capacity > 0 ? m.detail_seats({ count: capacity }) : '';
  return { number, name, text, facts: [floor, seats, step_free ? m.detail_step_free() : ''].filter(Boolean), image };
}

type Place = { id: string; fields: { street: string; city: string } };

/** A venue may have hours of its own; those of the venue hold where the venue stands. */
async function hoursOf({ id, fields }: Place, { now, locale }: LoadContext) {
  const { street, city } = siteConfig.contact;
  const own = await readOpeningHours(now, id);
  const isOfHouse = fields.street === street && fields.city === city;
  const hours = own.rules.length > 0 || !isOfHouse ? own : await readOpeningHours(now);
  if (hours.rules.length === 0) return { own: null, panel: null };
  return { own: hours, panel: openingPanel(hours, now, locale) };
}

/** A link, not a map: nothing is asked of another site before somebody follows it. */
function mapOf(place: { latitude: string; longitude: string }): TextLink | null {
  const href = mapAddress(place, siteConfig.design.maps);
  return href ? { text: m.detail_map(), href } : null;
}
