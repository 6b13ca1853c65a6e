import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import { calendarUrl, entryPattern, listUrl } from '#app/cms/collection/entry-url.ts';
import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { listingsByNumber } from '#app/cms/collection/listing/listings.server.ts';
import { lookUp } from '#app/cms/collection/listing/published.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { addDays, endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { readEventQuery } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { room } from '#app/collections/room/schema.ts';
import { series } from '#app/collections/series/schema.ts';
import { venue } from '#app/collections/venue/schema.ts';
import { cardsOf, listEntries } from '#app/features/entries/entry-list.server.ts';
import { numberOf } from '#app/features/entries/entry-page.server.ts';
import {
  type CalendarDates,
  calendarDates,
  calendarDatesOfCards,
} from '#app/features/programme/calendar/calendar.server.ts';
import { calendarText } from '#app/features/programme/calendar/calendar-text.ts';
import { type EventFilters, eventCard, filtersOf } from '#app/features/programme/queries.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import siteConfig from '#site-config';
import { siteOrigin } from '../site-origin.server.ts';

/** Who subscribes keeps what was, for a while: otherwise a date disappears from the calendar the day after. */
const daysBack = 30;

/**
 * Calendars beside what they are made of (docs/behaviour/standards.md#icalendar): the programme under the filters of
 * its list, one date, a series, a venue. Published things only; `.ics` of something offline is not found. Each notes
 * what it shows, so that it is kept until that changes.
 */
export const calendarRoutes = new Hono<NotingEnv>({ strict: false });

for (const locale of locales) {
  const answers: [string, (context: Context<NotingEnv>) => Promise<Response>][] = [
    [calendarUrl(listUrl(event, locale)), (context) => programme(context, locale)],
    [besideEntries(event, locale), (context) => oneDate(context, locale)],
    [besideEntries(series, locale), (context) => datesOf(context, { locale, definition: series, filters: ofSeries })],
    [besideEntries(venue, locale), (context) => datesOf(context, { locale, definition: venue, filters: ofVenue })],
  ];
  for (const [path, answer] of answers) calendarRoutes.get(path, etag({ weak: true }), answer);
}

/** The calendar of each entry; the extension belongs to the last part of its address. */
function besideEntries({ pages }: Pick<CollectionDefinition, 'pages'>, locale: Locale): string {
  return `${entryPattern({ pages }, locale).replace(':slug?', ':slug')}{[^/]+\\.ics}`;
}

async function programme(context: Context<NotingEnv>, locale: Locale): Promise<Response> {
  const query = readEventQuery(new URL(context.req.url).searchParams);
  const now = Temporal.Now.instant();
  const date = query.date ?? addDays(venueDay(now), -daysBack);
  const found = await calendarDates({ locale, now, date, filters: await filtersOf(query), origin: siteOrigin() });
  return answer(context, {
    ...found,
    locale,
    now,
    name: m.programme_calendar_name({ site: siteConfig.name[locale] }, { locale }),
  });
}

async function oneDate(context: Context<NotingEnv>, locale: Locale): Promise<Response> {
  const found = await cardOf(context, { locale, definition: event });
  if (found instanceof Response) return found;
  const now = Temporal.Now.instant();
  const card = eventCard(found.card, { now });
  const { dates, tags } = await calendarDatesOfCards([card], { locale, origin: siteOrigin() });
  return answer(context, { locale, now, dates, tags: [...found.tags, ...tags], name: card.title });
}

type Filtered = { filters: EventFilters | null; tags: string[] };
type Dates = {
  locale: Locale;
  definition: typeof series | typeof venue;
  /** What leaves the dates of one entry of the programme; null where it has none. */
  filters(number: number, locale: Locale): Filtered | Promise<Filtered>;
};

async function datesOf(
  context: Context<NotingEnv>,
  { locale, definition, filters: filtersFor }: Dates,
): Promise<Response> {
  const found = await cardOf(context, { locale, definition: definition as CollectionDefinition });
  if (found instanceof Response) return found;
  const now = Temporal.Now.instant();
  const date = addDays(venueDay(now), -daysBack);
  const { filters, tags } = await filtersFor(found.card.number, locale);
  const { dates, tags: shown } = filters
    ? await calendarDates({ locale, now, date, filters, origin: siteOrigin() })
    : { dates: [], tags: [] };
  const name = `${found.card.title} – ${siteConfig.name[locale]}`;
  return answer(context, { locale, now, dates, name, tags: [...found.tags, ...tags, ...shown] });
}

function ofSeries(number: number): Filtered {
  return { filters: { series: [number] }, tags: [] };
}

/** What takes place in a venue takes place in one of its rooms; a venue without rooms has nothing. */
async function ofVenue(number: number, locale: Locale): Promise<Filtered> {
  const { cards, tags } = await listEntries(room, { locale, filters: { venue: [number] }, page_size: 200 });
  return { filters: cards.length > 0 ? { room: cards.map((card) => card.number) } : null, tags };
}

/** The published entry an address names, or why there is none. Another slug than its own leads to its own. */
async function cardOf<Definition extends CollectionDefinition>(
  context: Context,
  { locale, definition }: { locale: Locale; definition: Definition },
) {
  const number = numberOf((context.req.param('id') ?? '').replace(/\.ics$/, ''));
  const rows = number === null ? [] : await listingsByNumber(definition.type, { locale, numbers: [number] });
  const found = await cardsOf(definition, rows, { locale, asWritten: true });
  const [card] = found.cards;
  if (card?.url && card.slug === context.req.param('slug'))
    return { card, tags: [entryTag(card.type, card.id), ...found.tags] };
  if (card?.url) return context.redirect(`${encodeURI(decodeURI(card.url))}.ics`, 301);
  if (number !== null && (await lookUp(definition.type, { number })) === 'trashed')
    return context.text('410 Gone', 410);
  return context.text('404 Not Found', 404);
}

type Answer = CalendarDates & { locale: Locale; now: Temporal.Instant; name: string };

/** A calendar, and what it depends on: what it shows, and the day it begins with. */
function answer(context: Context<NotingEnv>, { locale, now, name, dates, tags }: Answer): Response {
  const { pathname, search } = new URL(context.req.url);
  const source = siteOrigin() + pathname + search;
  context.env?.notes?.tag(...tags);
  context.env?.notes?.expireAt(endOfDay(venueDay(now)));
  return context.body(calendarText({ name, locale, dates, source, host: new URL(siteOrigin()).host }), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': visitorCacheControl,
  });
}
