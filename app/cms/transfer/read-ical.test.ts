import { expect, test } from 'vitest';
import { readMoment } from '../field/cell/moment.ts';
import { readIcal } from './read-ical.ts';

test('a calendar of somebody else becomes records: zones, whole days, durations, folded and escaped lines', () => {
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1@x',
    'SUMMARY:Seile\\, Taue\\; und',
    '  mehr',
    'DTSTART;TZID="America/New_York":20261205T133000',
    'DURATION:PT1H30M',
    'BEGIN:VALARM',
    'SUMMARY:nein',
    'END:VALARM',
    'CATEGORIES:a,b\\,c',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2@x',
    'DTSTART;VALUE=DATE:20261201',
    'DTEND;VALUE=DATE:20270201',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const [timed, days] = readIcal(text);
  expect(timed).toMatchObject({
    uid: '1@x',
    summary: 'Seile, Taue; und mehr',
    dtstart: '2026-12-05T13:30:00-05:00',
    categories: ['a', 'b,c'],
  });
  expect(readMoment(String(timed?.dtend))).toMatchObject({ value: '2026-12-05T21:00' });
  expect(days).toMatchObject({ dtstart: '2026-12-01', dtend: '2027-01-31' });
});

test('a series leaves out its days in the time of the venue, and a date of it that was changed stands for itself', () => {
  const series = [
    'BEGIN:VEVENT',
    'UID:jam@x',
    'SUMMARY:Jam',
    'DTSTART;TZID=Europe/Berlin:20261203T193000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE:20261210T183000Z',
    'EXDATE;TZID=Europe/Berlin:20261217T193000',
    'END:VEVENT',
  ];
  const changed = [
    'BEGIN:VEVENT',
    'UID:jam@x',
    'SUMMARY:Jam mit Gästen',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261224T193000',
    'DTSTART;TZID=Europe/Berlin:20261224T180000',
    'END:VEVENT',
  ];
  const [rule, own] = readIcal([...series, ...changed].join('\r\n'));
  expect(rule).toMatchObject({ uid: 'jam@x', rrule: 'FREQ=WEEKLY;COUNT=4' });
  expect(JSON.parse(String(rule?.exdate)).map(({ day }: { day: string }) => day)).toEqual([
    '2026-12-10',
    '2026-12-17',
    '2026-12-24',
  ]);
  expect(own).toMatchObject({ uid: 'jam@x 2026-12-24', summary: 'Jam mit Gästen' });
  expect(own).not.toHaveProperty('exdate');
});
