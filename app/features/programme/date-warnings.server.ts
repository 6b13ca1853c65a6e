import { dayOf, endOfDay, timeOf, venueInstant } from '#app/cms/venue-time.ts';
import { spansMeet, takesPlaceHere } from '#app/collections/event/time-span.ts';
import { closedOn } from '#app/features/opening-hours/closed-day.ts';
import { hoursOfVenues } from '#app/features/opening-hours/queries.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import {
  type OtherDate,
  type Placed,
  type PlannedDate,
  placedDates,
  type Reader,
  type Taken,
  takenRooms,
} from './taken-rooms.server.ts';

/** What one must have seen before a date goes out or moves; whether it is right, people decide. */
export type DateWarning =
  | { kind: 'past'; field: 'date_start'; day: string }
  | { kind: 'closed'; field: 'date_start'; day: string; venue: Localized<string> | null; reason: Localized<string> }
  | { kind: 'room_taken'; field: 'room'; room: Localized<string>; other: OtherDate };

/**
 * The one file of rules for whoever makes or moves dates: over already, on a day on which the venue is closed, or in a room
 * that another date takes up at that time, drafts included. Dates that are asked for together are compared with each other too.
 */
export async function dateWarnings(
  reader: Reader,
  dates: readonly PlannedDate[],
  now: Temporal.Instant,
): Promise<Map<string, DateWarning[]>> {
  const starting = dates.filter(({ props }) => typeof props.date_start === 'string' && props.date_start !== '');
  if (starting.length === 0) return new Map();
  const [from] = starting.map(({ props }) => dayOf(String(props.date_start))).sort();
  const [placed, hours] = await Promise.all([placedDates(reader, starting), hoursOfVenues(reader, from ?? '')]);
  const others = await takenRooms(reader, placed);
  return new Map(
    placed.map((one) => [
      one.date.id,
      [...pastOf(one.date, now), ...closedOf(one, hours), ...takenOf(one, others.get(one.room?.id ?? '') ?? [])],
    ]),
  );
}

function pastOf({ props }: PlannedDate, now: Temporal.Instant): DateWarning[] {
  const last = String(props.date_end || props.date_start);
  const ends = timeOf(last) === null ? endOfDay(dayOf(last)) : venueInstant(last);
  const day = dayOf(String(props.date_start));
  return Temporal.Instant.compare(ends, now) < 0 ? [{ kind: 'past', field: 'date_start', day }] : [];
}

/** A venue with hours of its own follows those, what stands at the address of the site the hours of the site. */
function closedOf({ date: { props }, room }: Placed, hours: Awaited<ReturnType<typeof hoursOfVenues>>): DateWarning[] {
  if (!takesPlaceHere(props.lifecycle)) return [];
  const own = room?.venue ? hours.get(room.venue) : undefined;
  const counting = own?.rules.length || (room?.venue && !room.isAtSite) ? own : hours.get(null);
  const day = dayOf(String(props.date_start));
  const closed = [own, counting].map((each) => each && closedOn(each, day)).find(Boolean);
  if (!closed) return [];
  return [{ kind: 'closed', field: 'date_start', day, venue: own ? (room?.venueNames ?? null) : null, ...closed }];
}

function takenOf({ date, room, span }: Placed, others: readonly Taken[]): DateWarning[] {
  if (!room || !span) return [];
  const met = others.find((other) => other.id !== date.id && spansMeet(other.span, span));
  if (!met) return [];
  const { span: _span, ...other } = met;
  return [{ kind: 'room_taken', field: 'room', room: room.names, other }];
}

/** Says whether two sets of warnings are the same, so that nobody agrees to what he has not seen. */
export function warningsKey(warnings: readonly DateWarning[]): string {
  return warnings
    .map(
      (warning) =>
        `${warning.kind} ${warning.kind === 'room_taken' ? `${warning.other.id} ${warning.other.date_start}` : warning.day}`,
    )
    .join();
}
