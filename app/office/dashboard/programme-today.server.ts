import { addDays, venueDay } from '#app/cms/venue-time.ts';
import { event } from '#app/collections/event/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { programmeDays } from '../calendar/programme-days.server.ts';

/** A date of today or tomorrow; `clashes` says that another one is in the same room at that time. */
type DateLine = { key: string; url: string; title: string; note: string; clashes: boolean };
export type DayOfDates = { day: string; isToday: boolean; dates: DateLine[]; calendar: string };

/** What takes place today and tomorrow, with its room, and what cannot take place beside something else. */
export async function todayAndTomorrow(now: Temporal.Instant, locale: Locale): Promise<DayOfDates[]> {
  const today = venueDay(now);
  const days = [today, addDays(today, 1)];
  const { bars, rooms } = await programmeDays({ from: today, until: addDays(today, 2), locale });
  const names = new Map(rooms.map(({ id, title }) => [id, title]));
  return days.map((day) => ({
    day,
    isToday: day === today,
    calendar: `${urls.officeArea(locale, 'calendar')}?view=day&day=${day}`,
    dates: bars
      .filter((date) => date.day === day)
      .sort((one, other) => (one.time < other.time ? -1 : 1))
      .map(({ id, number, title, time, room, state, isOff, clashes }) => ({
        key: id,
        url: urls.officeEntry(locale, event.type, number),
        title,
        note: [time || m.office_no_time(), names.get(room) ?? m.office_without_room(), isOff ? state : '']
          .filter(Boolean)
          .join(', '),
        clashes,
      })),
  }));
}
