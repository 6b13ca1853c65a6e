import { venueInstant } from './venue-time.ts';

export type Period = { from: string | null; to: string | null };

/** True from the first instant of the period to before its last. Open ends never close. */
export function isWithin({ from, to }: Period, now: Temporal.Instant): boolean {
  if (from && Temporal.Instant.compare(now, venueInstant(from)) < 0) return false;
  return !to || Temporal.Instant.compare(now, venueInstant(to)) < 0;
}

/** The next instant after now at which one of the periods begins or ends: a page is the same until then. */
export function nextChange(periods: Period[], now: Temporal.Instant): Temporal.Instant | null {
  const coming = periods
    .flatMap(({ from, to }) => [from, to])
    .filter((local) => local !== null)
    .map(venueInstant)
    .filter((instant) => Temporal.Instant.compare(instant, now) > 0);
  return coming.sort(Temporal.Instant.compare)[0] ?? null;
}
