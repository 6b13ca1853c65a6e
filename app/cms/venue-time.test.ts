import { describe, expect, it, test } from 'vitest';
import { slugOf } from './collection/slug.ts';
import { eventKey, nameKey, newestKey } from './collection/sort-key.ts';
import { addDays, endOfDay, teaserMoment, venueDay, venueInstant, withOffset } from './venue-time.ts';

describe('the time of the venue', () => {
  test.each([
    ['2026-07-01T19:30', '2026-07-01T17:30:00Z', '2026-07-01T19:30:00+02:00'],
    ['2026-12-05T19:30', '2026-12-05T18:30:00Z', '2026-12-05T19:30:00+01:00'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['2027-03-28T02:30', '2027-03-28T01:30:00Z', '2027-03-28T03:30:00+02:00'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00Z', '2027-10-31T03:00:00+01:00'],
    ['2026-12-05', '2026-12-04T23:00:00Z', '2026-12-05T00:00:00+01:00'],
  ])('%s is %s', (local, instant, offset) => {
    expect(venueInstant(local).toString()).toBe(instant);
    expect(withOffset(venueInstant(local))).toBe(offset);
  });

  it('has days of 23 and 25 hours, and its own midnight', () => {
    const hours = (day: string) => venueInstant(day).until(endOfDay(day)).total('hours');
    expect([hours('2027-03-28'), hours('2026-10-25'), hours('2026-12-05')]).toEqual([23, 25, 24]);
    expect(venueDay(Temporal.Instant.from('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(venueDay(Temporal.Instant.from('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(addDays('2026-10-24', 1)).toBe('2026-10-25');
    expect(teaserMoment('2026-10-25').toString()).toBe('2026-10-25T22:59:59Z');
  });
});

describe('keys of lists', () => {
  it('of events ascend by day and descend within it', () => {
    const inOrder = ['2026-12-05T19:30', '2026-12-05T11:00', '2026-12-05T00:00', '2026-12-05', '2026-12-06T23:59'];
    expect(inOrder.map(eventKey).sort()).toEqual(inOrder.map(eventKey));
  });

  it('of articles put the newest first, of names ignore case and accents', () => {
    const [old, young] = ['2026-01-01', '2026-12-01'].map((day) => newestKey(venueInstant(day)));
    expect([old, young].sort()).toEqual([young, old]);
    expect(['Zoë', 'Ärger', 'Straße'].map(nameKey)).toEqual(['zoe', 'arger', 'strasse']);
  });
});

test.each([
  ['Über das Seil', 'ueber-das-seil'],
  ['Lehrer*innenfortbildung: Teil 2', 'lehrer-innenfortbildung-teil-2'],
  ['Żółw & Łódź – ein Abend', 'zolw-lodz-ein-abend'],
  ['Mehmet Aydın', 'mehmet-aydin'],
  ['1914', 'event-1914'],
  ['縄', 'event'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('the title %s stands in an address as %s', (title, slug) => {
  expect(slugOf(title, 'event')).toBe(slug);
});
