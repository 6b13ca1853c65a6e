import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { zoneRules } from './time-zone-rules.ts';

test('the rules of Berlin are those of the directive of 2000, one for each half of the year', () => {
  expect(zoneRules('Europe/Berlin').split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
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
    '',
  ]);
});

test('New York has changed its clock by other rules since 2007', () => {
  const rules = zoneRules('America/New_York');
  expect(rules.match(/BEGIN:(DAYLIGHT|STANDARD)/g)).toHaveLength(4);
  expect(rules).toContain('TZNAME:EDT\r\n');
  expect(rules).toContain('DTSTART:20070311T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU\r\n');
  expect(rules).toContain('DTSTART:20071104T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU\r\n');
});

test.each([
  'America/New_York',
  'Europe/London',
  'Europe/Moscow',
  'America/Sao_Paulo',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Asia/Tokyo',
])('a reader of the rules of %s finds the offset of any moment', (timeZone) => {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(zoneRules(timeZone).trim())));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 38 * 365 * 24 }), (hours) => {
      const local = Temporal.PlainDateTime.from('1998-01-01T00:00').add({ hours });
      const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
        local.toZonedDateTime(timeZone, { disambiguation }),
      );
      if (!first || !second || first.epochMilliseconds !== second.epochMilliseconds) return;
      const said = zone.utcOffset(ICAL.Time.fromDateTimeString(local.toString({ smallestUnit: 'second' })));
      expect(said * 1e9, `${local}`).toBe(first.offsetNanoseconds);
    }),
    { numRuns: 200 },
  );
});
