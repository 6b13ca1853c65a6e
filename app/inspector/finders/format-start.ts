import { dayOf, timeOf } from '#app/cms/venue-time.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import type { Locale } from '#app/i18n/locale.ts';

const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** When a date begins, which tells it from the others of the same title: `So., 6. Dez. 2026, 19:30`. Empty without a date. */
export function formatStart(local: string | null | undefined, locale: Locale): string {
  if (!local) return '';
  return [formatDay(dayOf(local), locale, parts), timeOf(local)].filter(Boolean).join(', ');
}
