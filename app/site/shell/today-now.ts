import { read } from '#app/contract/client/read.ts';
import { openingHoursToday } from '#app/contract/endpoints/visitor.ts';
import { isOpen, isOver, openingLabel } from '#app/features/opening-hours/label.ts';
import type { OpeningDay } from '#app/features/opening-hours/opening-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { RenderedToday, Today } from './today.ts';

let known: OpeningDay | null = null;

/** The words by the browser's clock, in whatever zone it is. When the day is over the next one is asked for. */
export async function todayNow({ day, opensAgain }: RenderedToday, locale: Locale): Promise<Today> {
  known ??= day;
  if (Date.now() >= Date.parse(known.until)) known = (await read(openingHoursToday(locale)).catch(() => null)) ?? known;
  const now = Date.now();
  const next = known.date === day.date && isOver(known, now) ? opensAgain : null;
  return { label: openingLabel(known, now, locale), isOpen: isOpen(known, now), next };
}
