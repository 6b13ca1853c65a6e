import { describe, expect, test } from 'vitest';
import { openingPanel } from './panel.ts';

const hours = {
  rules: [2, 3].map((weekday) => ({ weekday, from: '10:00:00', to: '18:00:00', valid_from: null, valid_to: null })),
  exceptions: [
    {
      date_from: '2026-12-24',
      date_to: '2026-12-24',
      is_closed: true,
      ranges: [],
      reason: { de: 'Heiligabend' },
      created: '1',
    },
  ],
};

test('the panel says weekdays, exceptions and the next opening in words of one language', () => {
  const closed = openingPanel(hours, Temporal.Instant.from('2026-11-21T12:00:00Z'), 'de');
  expect(closed.week.map(({ short, long, ranges, text }) => [short, long, ranges, text])).toEqual([
    ['Mo', 'Montag', [], ''],
    ['Di–Mi', 'Dienstag – Mittwoch', [{ from: 10, to: 18 }], '10 bis 18\u00a0Uhr'],
    ['Do–So', 'Donnerstag – Sonntag', [], ''],
  ]);
  expect(closed.exceptions).toEqual([
    { date: 'Donnerstag, 24.\u00a0Dezember', text: '', reason: 'Heiligabend', isToday: false },
  ]);
  expect(closed.next).toBe('Dienstag, 24.\u00a0November, 10\u00a0Uhr');
  const open = openingPanel(hours, Temporal.Instant.from('2026-11-24T12:00:00Z'), 'en');
  expect(open.exceptions).toEqual([{ date: 'Thursday 24\u00a0December', text: '', reason: '', isToday: false }]);
  expect(open.next).toBeNull();
});

describe('today', () => {
  const todayAt = (instant: string, known = hours) => {
    const { week, exceptions } = openingPanel(known, Temporal.Instant.from(instant), 'de');
    return [
      ...week.filter(({ isToday }) => isToday).map(({ short }) => short),
      ...exceptions.filter(({ isToday }) => isToday).map(({ date }) => date),
    ];
  };

  test('is marked among the weekdays by the clock of the venue', () => {
    expect(todayAt('2026-11-24T12:00:00Z')).toEqual(['Di–Mi']);
    expect(todayAt('2026-11-25T22:59:00Z')).toEqual(['Di–Mi']);
    expect(todayAt('2026-11-25T23:00:00Z')).toEqual(['Do–So']);
  });

  test('is the exception on a day on which the usual hours do not count', () => {
    expect(todayAt('2026-12-24T12:00:00Z')).toEqual(['Donnerstag, 24.\u00a0Dezember']);
  });

  test('is still yesterday while its night is open', () => {
    const club = {
      exceptions: [],
      rules: [{ weekday: 6, from: '22:00:00', to: '03:00:00', valid_from: null, valid_to: null }],
    };
    expect(todayAt('2026-11-22T01:00:00Z', club)).toEqual(['Sa']);
    expect(todayAt('2026-11-22T02:00:00Z', club)).toEqual(['So']);
  });
});
