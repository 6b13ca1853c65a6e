import { expect, test } from 'vitest';
import { type OpeningException, openingDay } from './hours.ts';
import { isOver } from './label.ts';
import { opensAgain } from './opens-again.ts';

const hours = {
  rules: [2, 3, 5].map((weekday) => ({
    weekday,
    from: '10:00:00',
    to: '18:00:00',
    valid_from: null,
    valid_to: null,
  })),
  exceptions: [] as OpeningException[],
};
const closing = (date_from: string, date_to: string) => [
  { date_from, date_to, is_closed: true, ranges: [], reason: {}, created: '1' },
];
const again = (at: string, known = hours) => {
  const day = openingDay(known, Temporal.Instant.from(at));
  return (['de', 'en'] as const).map((locale) => opensAgain(known, day, locale));
};

test('a venue that never opens does not say when it does', () => {
  expect(again('2026-11-27T20:00:00Z', { rules: [], exceptions: [] })).toEqual([null, null]);
});

test.each([
  ['in the evening of a Friday', '2026-11-27T20:00:00Z', ['Di ab 10\u00a0Uhr', 'Tue from 10']],
  ['on a Monday that is closed', '2026-11-23T12:00:00Z', ['Di ab 10\u00a0Uhr', 'Tue from 10']],
  ['the evening before', '2026-11-24T20:00:00Z', ['Mi ab 10\u00a0Uhr', 'Wed from 10']],
])('%s it is known by its weekday', (_, at, words) => {
  expect(again(at)).toEqual(words);
});

test('after holidays it is known by its date, since a weekday would not say which week is meant', () => {
  const known = { ...hours, exceptions: closing('2026-12-24', '2027-01-04') };
  expect(again('2026-12-28T12:00:00Z', known)).toEqual(['5.\u00a0Jan. ab 10\u00a0Uhr', '5\u00a0Jan from 10']);
});

test('hours of a single day count, with their minutes', () => {
  const special = {
    ...closing('2026-11-28', '2026-11-28')[0],
    is_closed: false,
    ranges: [{ from: '13:30:00', to: '15:00:00' }],
  };
  const known = { ...hours, exceptions: [special as OpeningException] };
  expect(again('2026-11-27T20:00:00Z', known)[0]).toBe('Sa ab 13:30\u00a0Uhr');
});

test('a day is over after its last opening and not between two', () => {
  const day = openingDay(hours, Temporal.Instant.from('2026-11-27T08:00:00Z'));
  expect(isOver(day, Date.parse('2026-11-27T08:00:00Z'))).toBe(false);
  expect(isOver(day, Date.parse('2026-11-27T16:59:59Z'))).toBe(false);
  expect(isOver(day, Date.parse('2026-11-27T17:00:00Z'))).toBe(true);
  expect(
    isOver(openingDay(hours, Temporal.Instant.from('2026-11-23T12:00:00Z')), Date.parse('2026-11-23T12:00:00Z')),
  ).toBe(true);
});
