import fc from 'fast-check';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, test } from 'vitest';
import { isUnclear, venueInstant } from '#app/cms/venue-time.ts';
import { timeZone } from '#app/venue/time-zone.ts';
import { type CalendarDate, calendarText } from './calendar-text.ts';

const base: CalendarDate = {
  id: '3f0c8f52-6d0e-4a5f-9d0b-6f1f0d3c4711',
  title: 'Drei Litzen',
  url: 'https://reepwerk.example/de/programm/drei-litzen/4711',
  description: 'Ein Abend über Seile.',
  date_start: '2026-12-05T19:30',
  date_end: '2026-12-05T21:10',
  all_day: false,
  minutes: null,
  isExhibition: false,
  lifecycle: 'scheduled',
  previous_date: null,
  note: '',
  location: 'Seilerbühne, Reephof, Reeperhof 1, 24999 Hansefleet',
  geo: { latitude: '53.5511', longitude: '9.9937' },
  categories: ['Theater', 'Tanz, Musik'],
  sequence: 2,
  changed_at: '2026-11-20T09:30:00Z',
};

function text(...changes: Partial<CalendarDate>[]): string {
  const dates = changes.map((change) => ({ ...base, ...change }));
  return calendarText({
    name: 'Programm; Reepwerk, Haus',
    host: 'reepwerk.example',
    source: 'https://reepwerk.example/de/programm.ics',
    locale: 'de',
    dates,
  });
}

/** As ical.js reads it, with the zone the calendar brings itself. */
function read(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const zone = root.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return { root, events: root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
}

/** The only event as node-ical reads it. */
function asOther(calendar: string) {
  const found = Object.values(sync.parseICS(calendar)).filter((part) => part?.type === 'VEVENT');
  return found[0] as unknown as {
    start: Date & { dateOnly?: boolean };
    end: Date;
    summary: string;
    uid: string;
    status: string;
  };
}

test('two readers find the same date at the same moment, winter and summer', () => {
  const winter = text({});
  expect(read(winter).events[0]?.startDate.toJSDate().toISOString()).toBe('2026-12-05T18:30:00.000Z');
  expect(asOther(winter).start.toISOString()).toBe('2026-12-05T18:30:00.000Z');
  const summer = text({ date_start: '2027-06-05T19:30', date_end: '2027-06-06T01:00' });
  expect(read(summer).events[0]?.startDate.toJSDate().toISOString()).toBe('2027-06-05T17:30:00.000Z');
  expect(asOther(summer).end.toISOString()).toBe('2027-06-05T23:00:00.000Z');
});

test('the nights on which the clock is changed are the right moments too', () => {
  const moments: [string, string][] = [
    ['2026-10-24T23:00', '2026-10-24T21:00:00.000Z'],
    ['2026-10-25T11:00', '2026-10-25T10:00:00.000Z'],
    ['2027-03-28T11:00', '2027-03-28T09:00:00.000Z'],
    ['2027-10-31T11:00', '2027-10-31T10:00:00.000Z'],
  ];
  for (const [date_start, moment] of moments) {
    const calendar = text({ date_start, date_end: null });
    expect(read(calendar).events[0]?.startDate.toJSDate().toISOString(), date_start).toBe(moment);
    expect(asOther(calendar).start.toISOString(), date_start).toBe(moment);
  }
});

test('the zone a calendar brings has the offsets of the venue at any moment', () => {
  const zone = new ICAL.Timezone(read(text({})).root.getFirstSubcomponent('vtimezone') as ICAL.Component);
  const anyHour = fc.integer({ min: 0, max: 54 * 365 * 24 });
  fc.assert(
    fc.property(anyHour, (hours) => {
      const local = Temporal.PlainDateTime.from('1997-01-01T00:00').add({ hours });
      const here = local.toString({ smallestUnit: 'minute' });
      if (isUnclear(here)) return;
      const seconds = zone.utcOffset(ICAL.Time.fromDateTimeString(`${here}:00`));
      expect(seconds * 1e9, here).toBe(venueInstant(here).toZonedDateTimeISO(timeZone).offsetNanoseconds);
    }),
    { numRuns: 500 },
  );
});

test('a day without a time is a whole day, an exhibition runs to its last day and keeps nobody busy', () => {
  const unknown = text({ date_start: '2026-12-05', date_end: null });
  expect(unknown).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206\r\n');
  expect(asOther(unknown).start.dateOnly).toBe(true);
  const exhibition = text({ date_start: '2026-11-01T10:00', date_end: '2027-01-31T18:00', isExhibition: true });
  expect(exhibition).toContain('DTEND;VALUE=DATE:20270201\r\n');
  expect(exhibition).toContain('TRANSP:TRANSPARENT');
});

test('an unknown end is not invented: how long it takes is said, or nothing', () => {
  expect(text({ date_end: null, minutes: 90 })).toContain('DURATION:PT90M\r\n');
  const open = text({ date_end: null });
  expect(open).not.toMatch(/^(DTEND|DURATION)/m);
  expect(text({ date_end: '2026-12-05T18:00' }), 'an end before the start').not.toMatch(/DTEND/);
});

test('a start in the hour that spring leaves out has no end that would be before it', () => {
  const missing = { date_start: '2027-03-28T02:30', date_end: '2027-03-28T03:00' };
  expect(text(missing)).toContain('DTSTART:20270328T013000Z\r\n');
  expect(text(missing)).not.toMatch(/DTEND/);
  const later = text({ ...missing, date_end: '2027-03-28T04:00' });
  expect(later).toContain('DTSTART:20270328T013000Z\r\nDTEND:20270328T020000Z\r\n');
});

test('a cancelled date stays under its name, says so twice and counts its changes', () => {
  const [cancelled] = read(text({ lifecycle: 'cancelled', note: 'Erkrankung im Ensemble' })).events;
  expect(cancelled?.summary).toBe('Entfällt: Drei Litzen');
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([cancelled?.uid, cancelled?.sequence]).toEqual([base.id, 2]);
  expect(cancelled?.description).toContain('Erkrankung im Ensemble');
});

test('moved, open and cancelled are three different things: where it went, that nobody knows yet, and that it is off', () => {
  const moved = text({ lifecycle: 'rescheduled', previous_date: '2026-12-04T19:30' });
  expect(moved).toContain('STATUS:CONFIRMED');
  expect(asOther(moved)).toMatchObject({
    summary: 'Drei Litzen',
    description: expect.stringMatching(/^Verschoben, bisher 4\.\sDezember, 19:30\sUhr/),
  });
  const open = text({ lifecycle: 'postponed' });
  expect(open).toContain('STATUS:TENTATIVE');
  expect(asOther(open).summary).toBe('Neuer Termin offen: Drei Litzen');
});

test('the calendar says its name, how often to come again, and brings its zone', () => {
  const { root } = read(text({}));
  for (const name of ['NAME', 'X-WR-CALNAME'])
    expect(text({})).toContain(`\r\n${name}:Programm\\; Reepwerk\\, Haus\r\n`);
  expect(text({})).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
  expect(root.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin');
  expect(root.getFirstSubcomponent('vevent')?.getFirstProperty('categories')?.getValues()).toEqual([
    'Theater',
    'Tanz, Musik',
  ]);
});

test('any words come back as they were, on lines of at most 75 octets that cut no character', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map((word) => `x${word.replace(/[\s\p{C}]+/gu, ' ')}x`);
  fc.assert(
    fc.property(words, words, (title, location) => {
      const calendar = text({ title, location, description: 'Zeile; eins,\nZeile \\ zwei' });
      for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(calendar).toString('utf8')).toBe(calendar);
      const [found] = read(calendar).events;
      expect([found?.summary, found?.location]).toEqual([title, location]);
      expect(found?.description).toContain('Zeile; eins,\nZeile \\ zwei');
      expect(asOther(calendar).summary).toBe(title);
    }),
    { numRuns: 200 },
  );
});
