import { remembered } from '#app/i18n/remembered.ts';
import { timeZone } from '#app/venue/time-zone.ts';

// What day and time of day mean is decided here and nowhere else, in the time zone of the venue.

/**
 * The instant of a local time of the venue, `2026-11-21T19:30`; a day alone begins at its first minute. In the hour
 * that exists twice it is the first, in the hour that is left out it is as much later.
 */
export const venueInstant = remembered(
  (local: string): Temporal.Instant => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant(),
);

/** ISO 8601 with the offset of the venue, `2026-12-05T19:30:00+01:00`; where only the day is known the day, never midnight. */
export const momentWithOffset = remembered((local: string): string =>
  local.length > 10 ? withOffset(venueInstant(local)) : local,
);

/** Whether the venue's clock shows this time twice, or never: in the night it is changed. */
export function isUnclear(local: string): boolean {
  const time = Temporal.PlainDateTime.from(local);
  try {
    time.toZonedDateTime(timeZone, { disambiguation: 'reject' });
    return false;
  } catch {
    return true;
  }
}

/** The day of the venue's calendar at an instant. */
export function venueDay(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The venue's local time at an instant, to the minute: `2026-11-21T19:30`, as a field for date and time takes it. */
export function localMinute(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Instant with the venue's offset, as machines expect it: `2026-12-05T19:30:00+01:00`. */
export function withOffset(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The day of a local date or date and time. */
export function dayOf(local: string): string {
  return local.slice(0, 10);
}

/** `19:30` of `2026-11-21T19:30`; null when only the day is known. */
export function timeOf(local: string): string | null {
  return local.length > 10 ? local.slice(11, 16) : null;
}

/** A day (`2026-11-21`) so many days later, or earlier; throws on a day that does not exist. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The first instant after a day of the venue. */
export function endOfDay(day: string): Temporal.Instant {
  return venueInstant(addDays(day, 1));
}

/** A teaser stands behind everything else of its day (docs/behaviour/lists.md#order). */
export function teaserMoment(day: string): Temporal.Instant {
  return venueInstant(`${day}T23:59:59`);
}
