import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays, venueDay, venueInstant, withOffset } from '#app/cms/venue-time.ts';
import { eventStatus } from '#app/collections/event/status.ts';
import { type OpeningHours, openingDay } from '#app/features/opening-hours/hours.ts';
import { openingLabel } from '#app/features/opening-hours/label.ts';
import { calendarText } from '#app/features/programme/calendar/calendar-text.ts';
import { dayGroups } from '#app/features/programme/timetable/day-groups.ts';
import { formatUntil } from '#app/features/programme/timetable/row-time.ts';
import { spanOf } from '#app/modules/event-list/span.ts';

const usual = process.env.TZ;
afterAll(() => {
  process.env.TZ = usual;
});
const at = (text: string) => Temporal.Instant.from(text);
const rule = (weekday: number, from: string, to: string) => ({ weekday, from, to, valid_from: null, valid_to: null });

/** Tuesday to Sunday, Thursday longer, and a club in the night to Sunday. */
const venue: OpeningHours = {
  rules: [
    ...[2, 3, 5, 6, 7].map((day) => rule(day, '10:00:00', '18:00:00')),
    rule(4, '10:00:00', '21:00:00'),
    rule(6, '20:00:00', '03:00:00'),
  ],
  exceptions: [],
};

const labels: [when: string, now: string, label: string][] = [
  ['a Monday', '2026-11-23T12:00:00Z', 'Geschlossen'],
  ['a Tuesday before ten', '2026-11-24T08:59:59Z', 'Geöffnet ab 10\u00a0Uhr'],
  ['a Tuesday at ten', '2026-11-24T09:00:00Z', 'Geöffnet bis 18\u00a0Uhr'],
  ['a Tuesday at six', '2026-11-24T17:00:00Z', 'Geschlossen'],
  ['the last minute of a Wednesday', '2026-11-25T22:59:59Z', 'Geschlossen'],
  ['the first minute of a Thursday', '2026-11-25T23:00:00Z', 'Geöffnet ab 10\u00a0Uhr'],
  ['one o’clock after the club began', '2026-11-22T00:00:00Z', 'Geöffnet 10 bis 18 und 20 bis 3\u00a0Uhr'],
  ['the hour that comes twice', '2026-10-25T01:30:00Z', 'Geöffnet 10 bis 18 und 20 bis 3\u00a0Uhr'],
  ['four o’clock when the clocks have gone back', '2026-10-25T03:00:00Z', 'Geöffnet ab 10\u00a0Uhr'],
  ['ten of summer time on its first day', '2027-03-28T08:00:00Z', 'Geöffnet bis 18\u00a0Uhr'],
];

const dates: [what: string, start: string, offset: string, startsAt: string][] = [
  ['a winter evening', '2026-12-05T19:30', '2026-12-05T19:30:00+01:00', '2026-12-05T18:30:00.000Z'],
  ['a summer evening', '2027-07-01T19:30', '2027-07-01T19:30:00+02:00', '2027-07-01T17:30:00.000Z'],
  ['noon after the clocks went forward', '2027-03-28T12:00', '2027-03-28T12:00:00+02:00', '2027-03-28T10:00:00.000Z'],
  ['noon after they went back', '2027-10-31T12:00', '2027-10-31T12:00:00+01:00', '2027-10-31T11:00:00.000Z'],
  ['the last minute of a year', '2026-12-31T23:59', '2026-12-31T23:59:00+01:00', '2026-12-31T22:59:00.000Z'],
  ['the first half past two of two', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
  ['the last hour before it comes twice', '2026-10-25T01:59', '2026-10-25T01:59:00+02:00', '2026-10-24T23:59:00.000Z'],
  ['the first clear hour after it', '2026-10-25T03:00', '2026-10-25T03:00:00+01:00', '2026-10-25T02:00:00.000Z'],
  ['half past two that there never is', '2027-03-28T02:30', '2027-03-28T03:30:00+02:00', '2027-03-28T01:30:00.000Z'],
  ['the first hour of summer time', '2027-03-28T03:00', '2027-03-28T03:00:00+02:00', '2027-03-28T01:00:00.000Z'],
];

/** Nights on which an end is the unclear one: how long they are is what a reader must find. */
const nights: [what: string, start: string, end: string, hours: number][] = [
  ['from eleven to the first half past two', '2026-10-24T23:00', '2026-10-25T02:30', 3.5],
  ['from eleven to three, once more', '2026-10-24T23:00', '2026-10-25T03:00', 5],
  ['from half past two to four', '2026-10-25T02:30', '2026-10-25T04:00', 2.5],
  ['from eleven to four of summer time', '2027-03-27T23:00', '2027-03-28T04:00', 4],
  ['from one to a half past two that is half past three', '2027-03-28T01:00', '2027-03-28T02:30', 1.5],
];

const weekends: [today: string, from: string, until: string][] = [
  ['2026-11-19', '2026-11-20', '2026-11-22'],
  ['2026-11-21', '2026-11-21', '2026-11-22'],
  ['2026-10-25', '2026-10-25', '2026-10-25'],
  ['2026-12-30', '2027-01-01', '2027-01-03'],
];

const ends: [start: string, end: string, words: string][] = [
  ['2026-11-21T22:00', '2026-11-22T03:00', 'bis 03:00\u00a0Uhr'],
  ['2026-10-24T22:00', '2026-10-25T03:00', 'bis 03:00\u00a0Uhr'],
  ['2026-11-21T17:00', '2026-11-22T07:00', 'bis 22.\u00a0Nov. 2026'],
  ['2026-11-21', '2027-03-14', 'bis 14.\u00a0März 2027'],
];

const club = {
  date_start: '2026-10-24T22:00',
  date_end: '2026-10-25T03:00',
  lifecycle: 'scheduled',
  ticket_state: 'box_office' as const,
  presale_from: null,
  ticket_state_at: null,
};

describe.each(['Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles'])('on a machine in %s', (zone) => {
  const here = <T>(ask: () => T): T => {
    process.env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    return ask();
  };

  test.each(labels)('%s (%s) the venue says: %s', (_, now, label) => {
    expect(here(() => openingLabel(openingDay(venue, at(now)), Date.parse(now), 'de'))).toBe(label);
  });

  test.each(dates)('%s is told with its offset and read so by both calendars', (_, start, offset, startsAt) => {
    here(() => {
      expect(withOffset(venueInstant(start))).toBe(offset);
      expect(startsIn(calendarOf(start))).toEqual([startsAt, startsAt]);
    });
  });

  test.each(nights)('a night %s is as long for both calendars as on the clock of the venue', (_, start, end, hours) => {
    here(() => {
      expect(venueInstant(start).until(venueInstant(end)).total('hours')).toBe(hours);
      for (const found of readers(calendarOf(start, end))) {
        expect(found.start.toISOString()).toBe(new Date(venueInstant(start).epochMilliseconds).toISOString());
        expect(found.end.getTime() - found.start.getTime()).toBe(hours * 3_600_000);
      }
    });
  });

  test.each(weekends)('seen from %s the weekend is %s to %s', (today, from, until) => {
    const chosen = { date_from: null, date_to: null, filters: 'weekend' };
    expect(here(() => spanOf(chosen, today))).toEqual({ from, until });
  });

  test.each(ends)('what begins %s and ends %s is said to go on %s', (date_start, date_end, text) => {
    expect(here(() => formatUntil({ date_start, date_end, open_end: false, all_day: false }, 'de'))).toBe(text);
  });

  test('a club of the longest night is over when its last hour is, not an hour before', () => {
    here(() => {
      expect(eventStatus(club, at('2026-10-25T01:59:59Z')).status).toBe('box_office');
      expect(eventStatus(club, at('2026-10-25T02:00:00Z')).status).toBe('past');
    });
  });

  test('a day that pages cut in two is one day, from morning to night, on the day the clocks change too', () => {
    here(() => {
      const day = venueDay(at('2026-10-24T22:00:00Z'));
      const one = (number: number, of: string) => ({ number, day: of });
      const pages = [
        [one(4, day), one(3, day)],
        [one(2, day), one(1, day), one(9, addDays(day, 1))],
      ];
      const groups = dayGroups(pages).map(({ date_start, events }) => [date_start, events.map(({ number }) => number)]);
      expect(groups).toEqual([
        ['2026-10-25', [1, 2, 3, 4]],
        ['2026-10-26', [9]],
      ]);
    });
  });
});

function calendarOf(date_start: string, date_end: string | null = null): string {
  const date = {
    id: '3f0c8f52-6d0e-4a5f-9d0b-6f1f0d3c4711',
    title: 'Drei Litzen',
    url: 'https://museum.example/de/programm/drei-litzen/1',
    description: '',
    date_start,
    date_end,
    all_day: false,
    minutes: 60,
    isExhibition: false,
    lifecycle: 'scheduled' as const,
    previous_date: null,
    note: '',
    location: 'Seilerbühne',
    geo: null,
    categories: [],
    sequence: 0,
    changed_at: '2026-11-20T09:30:00Z',
  };
  const about = { name: 'Programm', host: 'museum.example', source: 'https://museum.example/de/programm.ics' };
  return calendarText({ ...about, locale: 'de', dates: [date] });
}

/** The only date of a calendar, as ical.js and node-ical read it. */
function readers(calendar: string): { start: Date; end: Date }[] {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const zone = root.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const one = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined);
  const other = Object.values(sync.parseICS(calendar)).find((part) => part?.type === 'VEVENT') as unknown as {
    start: Date;
    end: Date;
  };
  return [{ start: one.startDate.toJSDate(), end: one.endDate.toJSDate() }, other];
}

function startsIn(calendar: string): string[] {
  return readers(calendar).map(({ start }) => start.toISOString());
}
