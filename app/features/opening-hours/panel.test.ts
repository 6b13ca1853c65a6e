import { expect, test } from 'vitest';
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
  expect(closed.week.map(({ from, to, text }) => [from, to, text])).toEqual([
    [1, 1, ''],
    [2, 3, '10 bis 18 Uhr'],
    [4, 7, ''],
  ]);
  expect(closed.exceptions).toEqual([{ date: 'Donnerstag, 24.\u00a0Dezember', text: '', reason: 'Heiligabend' }]);
  expect(closed.next).toBe('Dienstag, 24.\u00a0November, 10 Uhr');
  const open = openingPanel(hours, Temporal.Instant.from('2026-11-24T12:00:00Z'), 'en');
  expect(open.exceptions).toEqual([{ date: 'Thursday 24\u00a0December', text: '', reason: '' }]);
  expect(open.next).toBeNull();
});
