import { venueZone } from '#app/cms/venue-time.ts';

/**
 * The rules of the venue's zone since 1996 (EU directive 2000/84/EC), complete, so that no reader needs a table of its
 * own. A house elsewhere needs other rules here and in `venue-time.ts`.
 */
export const venueTimeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${venueZone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]
  .map((line) => `${line}\r\n`)
  .join('');
