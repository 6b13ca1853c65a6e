import { timeZone } from '#app/venue/time-zone.ts';
import { languageTags } from './format-day.ts';
import { keptFormat } from './kept-format.ts';
import type { Locale } from './locale.ts';

const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;

/** An instant on the venue's clock in words. */
export function formatMoment(instant: string, locale: Locale): string {
  return keptFormat(Intl.DateTimeFormat, languageTags[locale], moment).format(new Date(instant));
}
