import { expect, it } from 'vitest';
import { isWithin, nextChange } from './schedule.ts';
import { venueInstant } from './venue-time.ts';

it('in the hour that exists twice means the first, and in the one that does not exist the time after it', () => {
  expect(venueInstant('2026-10-25T02:30').toString()).toBe('2026-10-25T00:30:00Z');
  expect(venueInstant('2026-03-29T02:30').toString()).toBe('2026-03-29T01:30:00Z');
});

it('a period is open from its first instant to before its last', () => {
  const period = { from: '2026-11-21T10:00', to: '2026-11-21T11:00' };
  expect(isWithin(period, venueInstant('2026-11-21T09:59'))).toBe(false);
  expect(isWithin(period, venueInstant('2026-11-21T10:00'))).toBe(true);
  expect(isWithin(period, venueInstant('2026-11-21T11:00'))).toBe(false);
  expect(isWithin({ from: null, to: null }, venueInstant('2026-11-21T11:00'))).toBe(true);
});

it('the next change is the first begin or end still to come', () => {
  const now = venueInstant('2026-11-21T10:00');
  const periods = [
    { from: '2026-11-21T10:00', to: '2026-11-22T00:00' },
    { from: '2026-11-21T18:00', to: null },
  ];
  expect(nextChange(periods, now)?.toString()).toBe('2026-11-21T17:00:00Z');
  expect(nextChange([], now)).toBeNull();
});
