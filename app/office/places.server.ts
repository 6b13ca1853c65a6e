import { placesOf, type Usage } from '#app/features/where-used/places.server.ts';
import { dateListings } from '#app/modules/date-listings.server.ts';

type Options = { type: string; ids: readonly string[]; now?: Temporal.Instant };

/** Everywhere visitors see these entries, the lists of dates included that show one of them at this moment. */
export async function everyUsageOf({ type, ids, now = Temporal.Now.instant() }: Options): Promise<Usage[]> {
  return placesOf({ type, ids, listings: await dateListings({ type, ids, now }) });
}
