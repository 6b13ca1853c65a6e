import { venueDay, venueInstant } from '#app/cms/venue-time.ts';
import { longestReviewDays } from './limits.ts';

/** The last minute of a day of the venue (`2026-12-05`); null for days that are over and for those too far ahead. */
export function endOfReview(day: string, now: Temporal.Instant = Temporal.Now.instant()): Temporal.Instant | null {
  const today = Temporal.PlainDate.from(venueDay(now));
  const { days } = today.until(day, { largestUnit: 'days' });
  if (days < 0 || days > longestReviewDays) return null;
  return venueInstant(`${day}T23:59`);
}
