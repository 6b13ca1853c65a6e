import { expect, test } from 'vitest';
import { formatDays, formatTimes } from './event-when.ts';

const at = (date_start: string | null, date_end: string | null = null, more = {}) => ({
  date_start,
  date_end,
  open_end: false,
  all_day: false,
  ...more,
});
const said = (times: ReturnType<typeof at>) =>
  (['de', 'en'] as const).map((locale) => [formatDays(times, locale), formatTimes(times, locale)]);

test('an event without a date says nothing', () => {
  expect(said(at(null))).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

test('an evening is a day and two times', () => {
  expect(said(at('2026-12-06T18:00', '2026-12-06T19:40'))).toEqual([
    ['So, 6.\u00a0Dezember 2026', '18 bis 19:40\u00a0Uhr'],
    ['Sun 6\u00a0December 2026', '18:00 to 19:40'],
  ]);
});

test('a club night belongs to the day on which it began', () => {
  expect(said(at('2026-11-21T22:00', '2026-11-22T03:00'))[0]).toEqual([
    'Sa, 21.\u00a0November 2026',
    '22 bis 3\u00a0Uhr',
  ]);
});

test('an event of several days names the first and the last', () => {
  expect(said(at('2026-12-05', '2026-12-07'))).toEqual([
    ['Sa, 5.\u00a0Dezember 2026 bis Mo, 7.\u00a0Dezember 2026', ''],
    ['Sat 5\u00a0December 2026 to Mon 7\u00a0December 2026', ''],
  ]);
});

test('without a time, without an end and for all day there are words', () => {
  expect(formatTimes(at('2026-12-05'), 'de')).toBe('Uhrzeit folgt');
  expect(formatTimes(at('2026-12-05T20:00'), 'de')).toBe('20\u00a0Uhr');
  expect(formatTimes(at('2026-12-05T20:00', null, { open_end: true }), 'de')).toBe('20\u00a0Uhr, Ende offen');
  expect(formatTimes(at('2026-12-05', null, { all_day: true }), 'en')).toBe('all day');
});
