import type { EntryCard } from '#app/cms/collection/entry.ts';
import type { ReferenceView } from '#app/cms/field/reference/field.ts';
import { room } from '#app/collections/room/schema.ts';
import { venue, type venueFields } from '#app/collections/venue/schema.ts';
import type { LoadContext } from '#app/load-context.ts';
import { cardAt } from './card-of.server.ts';

/** Where something takes place: the room, and the venue it lies in. */
export type EventPlace = {
  room: EntryCard<typeof room.fields> | null;
  venue: EntryCard<typeof venueFields> | null;
};

export async function placeOf(
  reference: ReferenceView | null,
  load: Pick<LoadContext, 'locale' | 'notes'>,
): Promise<EventPlace> {
  const found = await cardAt(room, reference, load);
  return { room: found, venue: await cardAt(venue, found?.fields.venue ?? null, load) };
}
