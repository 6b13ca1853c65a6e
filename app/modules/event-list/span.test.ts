import { describe, expect, test } from 'vitest';
import { mondayAfter, spanOf } from './span.ts';

const none = { date_from: null, date_to: null, filters: 'none' };

describe('the days of an event list', () => {
  test('a span that is over shows nothing', () => {
    expect(spanOf({ ...none, date_to: '2026-11-20' }, '2026-11-21')).toBeNull();
    expect(spanOf({ ...none, filters: 'weekend', date_to: '2026-11-25' }, '2026-11-23')).toBeNull();
  });

  test('a beginning in the past is today', () => {
    expect(spanOf({ ...none, date_from: '2026-01-01' }, '2026-11-21')).toEqual({ from: '2026-11-21' });
  });

  test('a beginning to come counts', () => {
    expect(spanOf({ ...none, date_from: '2026-12-24', date_to: '2026-12-26' }, '2026-11-21')).toEqual({
      from: '2026-12-24',
      until: '2026-12-26',
    });
  });

  test('the weekend after this one is asked for from its Monday on', () => {
    for (const day of ['2026-11-16', '2026-11-21', '2026-11-22']) expect(mondayAfter(day)).toBe('2026-11-23');
    expect(spanOf({ ...none, filters: 'weekend' }, mondayAfter('2026-11-22'))).toEqual({
      from: '2026-11-27',
      until: '2026-11-29',
    });
  });

  test('the next three days begin today, also over the end of the year', () => {
    expect(spanOf({ ...none, filters: 'next_3_days' }, '2026-12-30')).toEqual({
      from: '2026-12-30',
      until: '2027-01-01',
    });
  });

  test.each([
    ['Monday', '2026-11-23', '2026-11-27'],
    ['Thursday', '2026-11-26', '2026-11-27'],
    ['Friday', '2026-11-27', '2026-11-27'],
    ['Saturday', '2026-11-28', '2026-11-28'],
    ['Sunday', '2026-11-29', '2026-11-29'],
  ])('seen from %s the weekend ends on the coming Sunday', (_, today, from) => {
    expect(spanOf({ ...none, filters: 'weekend' }, today)).toEqual({ from, until: '2026-11-29' });
  });

  test('the end that comes first counts', () => {
    expect(spanOf({ ...none, filters: 'next_3_days', date_to: '2026-11-22' }, '2026-11-21')).toEqual({
      from: '2026-11-21',
      until: '2026-11-22',
    });
  });
});
