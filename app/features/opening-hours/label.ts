import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { type OpeningDay, type OpeningEntry, openingsOf } from './opening-day.ts';

/**
 * The words of the top bar (docs/behaviour/opening-hours.md#label): before opening "Open from", while open with one
 * range "Open until", with several "Open" and all of them, afterwards "Closed". Between two ranges the venue opens
 * again, so it says from when. `now` is in milliseconds of the epoch: server and browser say the same wherever the
 * visitor is.
 */
export function openingLabel(today: OpeningDay, now: number, locale: Locale): string {
  const openings = openingsOf(today);
  const running = openings.find((entry) => isRunning(entry, now));
  const coming = openings.find(({ opens_at }) => Date.parse(opens_at) > now);
  if (running)
    return openings.length === 1
      ? m.shell_open_until({ time: withHour(short(running.time_to, true), locale) }, { locale })
      : m.shell_open_now({ time: joined(openings, locale) }, { locale });
  if (coming) return m.shell_open_from({ time: timeInWords(coming.time_from, locale) }, { locale });
  return m.shell_closed({}, { locale });
}

/** Whether all openings of the day are over, or it has none: the words say "Closed". */
export function isOver(today: OpeningDay, now: number): boolean {
  return openingsOf(today).every(({ closes_at }) => Date.parse(closes_at) <= now);
}

export function isOpen(today: OpeningDay, now: number): boolean {
  return openingsOf(today).some((entry) => isRunning(entry, now));
}

/** `10 bis 13 und 15 bis 18:30 Uhr`, `10 to 13, 15 to 18:30 and 20 to 24`. */
export function joined(ranges: readonly Pick<OpeningEntry, 'time_from' | 'time_to'>[], locale: Locale): string {
  const [to, and] = { de: [' bis ', ' und '], en: [' to ', ' and '] }[locale] as [string, string];
  const texts = ranges.map(({ time_from, time_to }) => short(time_from) + to + short(time_to, true));
  return withHour([texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(and), locale);
}

/** `10 Uhr`, `9:30`: a time `hh:mm:ss` at which something begins. */
export function timeInWords(time: string, locale: Locale): string {
  return withHour(short(time), locale);
}

function withHour(text: string, locale: Locale): string {
  return locale === 'de' ? `${text}\u00a0Uhr` : text;
}

/** `18:00:00` is 18, `09:30:00` is 9:30; a day ends at 24. */
function short(time: string, isEnd = false): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = isEnd && hours === '00' && minutes === '00' ? 24 : Number(hours);
  return minutes === '00' ? String(hour) : `${hour}:${minutes}`;
}

function isRunning({ opens_at, closes_at }: OpeningEntry, now: number): boolean {
  return Date.parse(opens_at) <= now && now < Date.parse(closes_at);
}
