import { venueZone } from '#app/cms/venue-time.ts';

/** Now on the venue's clock, to the minute, as a field for date and time takes it. */
export function venueNow(): string {
  return Temporal.Now.zonedDateTimeISO(venueZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
