import { KeptAnswers } from '#app/cache/kept-answers.ts';
import type { EntryCard } from '#app/cms/collection/entry.ts';
import { dayOf, timeOf, venueDay } from '#app/cms/venue-time.ts';
import { event, type eventFields } from '#app/collections/event/schema.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { firstEntries } from '../entries/entry-list.server.ts';
import { eventBounds } from './queries.server.ts';

/** A record never has more dates than this; it begins today. */
const mostDates = 2_000;

/** What of a card the facts are made of; nothing else is looked up. */
const shown = [
  'date_start',
  'date_end',
  'lifecycle',
  'door_time',
  'ticket_state',
  'ticket_url',
  'price_from',
  'price_to',
  'room',
  'event_type_new',
  'genre',
  'tags',
] as const;

type Shown = EntryCard<typeof eventFields, (typeof shown)[number]>;

/**
 * The facts of a date under the names of kulturdaten.berlin (docs/behaviour/standards.md#open-data); no texts, no
 * pictures.
 */
export type OpenEvent = {
  type: 'type.Event';
  identifier: string;
  scheduleStatus: string;
  schedule: {
    startDate: string;
    startTime: string | null;
    endDate: string | null;
    endTime: string | null;
    doorTime: string | null;
  };
  title: Localized<string>;
  website: Localized<string>;
  location: Localized<string>;
  tags: Localized<string[]>;
  admission: { ticketType: string; priceMin: number | null; priceMax: number | null; admissionLink: string | null };
  metadata: { updated: string; availableLanguages: Locale[] };
};

type Options = { now: Temporal.Instant; origin: string };
type Found = { events: OpenEvent[]; tags: string[] };

const kept = new KeptAnswers<Found>({ mostBytes: 8 * 1024 * 1024, bytesOf: ({ events }) => events.length * 2_500 });

/**
 * Published dates from today on, each once with the languages it is published in; `tags` name what they show. Read once
 * for all files and whoever asks, until a date changes or the day is over.
 */
export function openEvents({ now, origin }: Options): Promise<Found> {
  return kept.get(`${venueDay(now)} ${origin}`, async () => {
    const value = await readEvents({ now, origin });
    return { value, tags: value.tags };
  });
}

async function readEvents({ now, origin }: Options): Promise<Found> {
  const lists = await Promise.all(
    locales.map((locale) =>
      firstEntries(event, { locale, ...eventBounds(venueDay(now)), page_size: mostDates, only: shown }),
    ),
  );
  const found = new Map<number, Localized<Shown>>();
  locales.forEach((locale, at) => {
    for (const card of lists[at]?.cards ?? []) found.set(card.number, { ...found.get(card.number), [locale]: card });
  });
  const events = [...found.values()].flatMap((cards) => openEvent(cards, origin) ?? []);
  return { events, tags: lists.flatMap(({ tags }) => tags) };
}

function openEvent(cards: Localized<Shown>, origin: string): OpenEvent | null {
  const available = locales.filter((locale) => cards[locale]);
  const card = cards.de ?? cards.en;
  const {
    date_start: start,
    date_end: end,
    lifecycle,
    door_time,
    ticket_state,
    ticket_url,
    price_from,
    price_to,
  } = card?.fields ?? {};
  if (!card || !start) return null;
  const each = <Value>(read: (one: Shown) => Value): Localized<Value> =>
    Object.fromEntries(available.flatMap((locale) => (cards[locale] ? [[locale, read(cards[locale])]] : [])));
  return {
    type: 'type.Event',
    identifier: String(card.number),
    scheduleStatus: `event.${lifecycle}`,
    schedule: {
      startDate: dayOf(start),
      startTime: timeOf(start),
      endDate: end ? dayOf(end) : null,
      endTime: end ? timeOf(end) : null,
      doorTime: door_time || null,
    },
    title: each(({ title }) => title),
    website: each(({ url }) => origin + (url ?? '')),
    location: each(({ fields }) => fields.room?.title ?? ''),
    tags: each(({ fields }) =>
      [fields.event_type_new, fields.genre, ...fields.tags].flatMap((term) => term?.title ?? []),
    ),
    admission: {
      ticketType: ticket_state || 'none',
      priceMin: price_from ?? null,
      priceMax: price_to ?? null,
      admissionLink: ticket_url ? new URL(ticket_url.href, origin).href : null,
    },
    metadata: { updated: card.changed_at, availableLanguages: available },
  };
}
