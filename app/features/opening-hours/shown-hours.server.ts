import { jsonSize, KeptByTags } from '#app/cache/kept-by-tags.ts';
import type { LoadContext } from '#app/load-context.ts';
import { nextChangeText, type OpeningHours, openingDay } from './hours.ts';
import { openingPanel } from './panel.ts';
import type { OpeningPanel } from './panel-context.ts';
import { openingHoursTag, readOpeningHours } from './queries.server.ts';

export type ShownHours = { hours: OpeningHours; panel: OpeningPanel };

/**
 * The venue's own hours and what pages show of them: the same objects until somebody changes an hour or the words about
 * them change by themselves, so that what a page was made of still holds.
 */
export function readShownHours({
  now,
  notes,
  locale,
}: Pick<LoadContext, 'now' | 'notes' | 'locale'>): Promise<ShownHours> {
  return kept.get(locale, { now, notes }, async (own) => {
    const hours = await readOpeningHours(now);
    own.tag(openingHoursTag);
    own.expireAt(nextChangeText(openingDay(hours, now), now));
    return { hours, panel: openingPanel(hours, now, locale) };
  });
}

const kept = new KeptByTags<ShownHours>({ room: 256 * 1024, sizeOf: jsonSize });
