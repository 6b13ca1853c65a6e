import { venueZone } from '#app/cms/venue-time.ts';

/** An instant as the venue's clock says it, in the language of the person in front. */
export function venueWords(instant: string): string {
  const language = document.documentElement.lang || 'de';
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: venueZone } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(instant));
}
