import { endOfDay, venueDay } from '#app/cms/venue-time.ts';
import { type CreditedMedia, creditedMedia } from '#app/features/media-library/credited-media.server.ts';
import type { ModuleLoad } from '../module-load.ts';
import type { CreditGroup } from './groups.ts';
import { creditGroups } from './groups.ts';
import type { pictureCreditsModule } from './schema.ts';

export type PictureCredits = CreditGroup<CreditedMedia>[];

/** The credits of all pictures that are shown; licences end with a day. */
export const loadPictureCredits: ModuleLoad<typeof pictureCreditsModule, PictureCredits> = async (
  _fields,
  { locale, now, notes },
) => {
  const { media, tags } = await creditedMedia(locale);
  notes.tag(...tags);
  notes.expireAt(endOfDay(venueDay(now)));
  return creditGroups(media);
};
