import { localMinute } from '#app/cms/venue-time.ts';

/** Now on the venue's clock, to the minute, as a field for date and time takes it. */
export function venueNow(): string {
  return localMinute(Temporal.Now.instant());
}
