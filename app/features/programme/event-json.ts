import { z } from 'zod';
import { cardShape, presentCard } from '#app/cms/collection/json.ts';
import type { ViewOf } from '#app/cms/field/field.ts';
import type { Pictures } from '#app/cms/field/kind.ts';
import { endOfDay, momentWithOffset, venueDay } from '#app/cms/venue-time.ts';
import { event, type eventFields } from '#app/collections/event/schema.ts';
import { type EventFacts, eventStatus, nextStatusChange } from '#app/collections/event/status.ts';
import type { EventCard } from './queries.server.ts';

/** What every answer about a date says of its time and state. */
const eventFactShape = {
  date_start: z.string().nullable(),
  date_end: z.string().nullable(),
  status: z.string(),
  status_hint: z.string().nullable(),
};

/** A date of the programme as `/api/events/` answers it: the card with both axes and the status derived from them. */
export const eventJson = cardShape(event).extend({ ...eventFactShape, day: z.string() });

/** Times carry the offset of the venue; a day without a known time stays a day. `day` is where the list shows it. */
export function presentEvent(card: EventCard, pictures: Pictures) {
  const { date_start, date_end } = card.fields;
  return {
    ...presentCard(event, card, pictures),
    ...timesOf({ date_start, date_end }),
    day: card.day,
    status: card.status,
    status_hint: card.hint,
  };
}

/** What the API says of one entry besides its fields, and when that changes by itself. */
type EntryFacts = {
  shape: z.ZodRawShape;
  of(fields: unknown, now: Temporal.Instant): object;
  changes(fields: unknown, now: Temporal.Instant): (Temporal.Instant | null)[];
};

/** Collections that have such facts. */
export const factsOfEntry: Readonly<Record<string, EntryFacts>> = {
  [event.type]: {
    shape: eventFactShape,
    of(fields, now) {
      const facts = factsOf(fields);
      const { status, hint } = eventStatus(facts, now);
      return { ...timesOf(facts), status, status_hint: hint };
    },
    changes: (fields, now) => [nextStatusChange(factsOf(fields), now), endOfDay(venueDay(now))],
  },
};

// Proof: whoever asks for the facts of a type brings the fields of an entry of that type.
function factsOf(fields: unknown): ViewOf<typeof eventFields> {
  return fields as ViewOf<typeof eventFields>;
}

function timesOf({ date_start, date_end }: Pick<EventFacts, 'date_start' | 'date_end'>) {
  return { date_start: date_start && momentWithOffset(date_start), date_end: date_end && momentWithOffset(date_end) };
}
