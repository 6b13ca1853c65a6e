import { read } from '#app/contract/client/read.ts';
import { openingHoursToday } from '#app/contract/endpoints/visitor.ts';
import { isOpen, openingLabel } from '#app/features/opening-hours/label.ts';
import type { OpeningDay } from '#app/features/opening-hours/opening-day.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Today } from './today.ts';

let known: OpeningDay | null = null;

/** The words by the browser's clock, in whatever zone it is. When the day is over the next one is asked for. */
export async function todayNow(rendered: OpeningDay, locale: Locale): Promise<Today> {
  known ??= rendered;
  if (Date.now() >= Date.parse(known.until)) known = (await read(openingHoursToday(locale)).catch(() => null)) ?? known;
  return { label: openingLabel(known, Date.now(), locale), isOpen: isOpen(known, Date.now()) };
}
