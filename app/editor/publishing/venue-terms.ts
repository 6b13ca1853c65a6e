import { languageTags } from '#app/i18n/format-day.ts';
import { timeZone } from '#app/venue/time-zone.ts';

/** An instant as the venue's clock says it, in the language of the person in front. */
export function venueTerms(instant: string): string {
  return inVenue(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Hours and minutes of an instant at the venue: wherever somebody sits, all panels tell one time. */
export function venueClock(instant: string | number): string {
  return inVenue(instant, { timeStyle: 'short' });
}

function inVenue(instant: string | number, style: Intl.DateTimeFormatOptions): string {
  const language = languageTags[document.documentElement.lang === 'en' ? 'en' : 'de'];
  return new Intl.DateTimeFormat(language, { ...style, timeZone }).format(new Date(instant));
}
