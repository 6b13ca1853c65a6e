import { expect, test } from 'vitest';
import { isUnclear, localMinute, momentWithOffset, venueDay, venueInstant } from '#app/cms/venue-time.ts';
import { formatMoment } from '#app/features/forms/format-answer.ts';
import { openingDay } from '#app/features/opening-hours/hours.ts';
import { calendarText } from '#app/features/programme/calendar/calendar-text.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { formatMoment as officeMoment } from '#app/office/format.ts';
import { preferredLocale } from '#server/middleware/request/root-redirect.ts';

test('an event at half past seven begins on the clock of New York, in winter and in summer', () => {
  expect(venueInstant('2027-01-15T19:30').toString()).toBe('2027-01-16T00:30:00Z');
  expect(venueInstant('2027-07-15T19:30').toString()).toBe('2027-07-15T23:30:00Z');
  expect(momentWithOffset('2027-07-15T19:30')).toBe('2027-07-15T19:30:00-04:00');
});

test('the nights of the change of clocks are those of New York, not those of Berlin', () => {
  expect(['2027-03-14T02:30', '2026-11-01T01:30'].map(isUnclear)).toEqual([true, true]);
  expect(['2027-03-28T02:30', '2026-10-25T02:30'].map(isUnclear)).toEqual([false, false]);
});

test('a day lasts until midnight in New York', () => {
  const lateAtNight = Temporal.Instant.from('2027-01-16T04:30:00Z');
  expect([venueDay(lateAtNight), localMinute(lateAtNight)]).toEqual(['2027-01-15', '2027-01-15T23:30']);
});

test('the museum opens and closes by that clock', () => {
  const friday = { weekday: 5, from: '10:00:00', to: '17:00:00', valid_from: null, valid_to: null };
  const day = openingDay({ rules: [friday], exceptions: [] }, Temporal.Instant.from('2027-01-16T04:30:00Z'));
  expect(day).toMatchObject({
    date: '2027-01-15',
    opening_hours: [{ opens_at: '2027-01-15T15:00:00Z', closes_at: '2027-01-15T22:00:00Z' }],
    until: '2027-01-16T05:00:00Z',
  });
});

test('letters and the office tell instants on that clock', () => {
  const instant = '2027-01-16T00:30:00Z';
  expect(formatMoment(Temporal.Instant.from(instant), 'en')).toContain('15 January 2027');
  expect(officeMoment(instant, 'en')).toContain('15 Jan 2027, 19:30');
});

test('a calendar names the zone and brings its rules', () => {
  const text = calendarText({ name: 'Events', host: 'almanac.example', source: '/', locale: 'en', dates: [] });
  expect(text).toContain('X-WR-TIMEZONE:America/New_York\r\n');
  expect(text).toContain('TZID:America/New_York\r\n');
  expect(text).not.toContain('Berlin');
});

test('English comes first: at the root, and wherever an address names no language', () => {
  expect([undefined, 'fr', 'de-CH'].map(preferredLocale)).toEqual(['en', 'en', 'de']);
  expect(['/', '/tickets', '/de/besuch'].map(localeOfPath)).toEqual(['en', 'en', 'de']);
});
