import type { LoadContext } from '#app/load-context.ts';
import { availableDates, countsOf, type EventFilters } from '../queries.server.ts';
import { seasonEnd, seasonWeeks } from './season-weeks.ts';

/** How much takes place in each week of the season from a day on, under these filters. Notes what that depends on. */
export async function weeksOfSeason(
  { filters, today }: { filters: EventFilters; today: string },
  { locale, notes }: Pick<LoadContext, 'locale' | 'notes'>,
): Promise<number[]> {
  const { days, tags } = await availableDates({ locale, filters, first: today, last: seasonEnd(today) });
  notes.tag(...tags);
  return seasonWeeks(countsOf(days), today);
}
