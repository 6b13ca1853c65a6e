import { expect, it, test } from 'vitest';
import { type EventFacts, eventStatus, nextStatusChange } from './status.ts';

const facts: EventFacts = {
  date_start: '2026-12-05T19:30',
  date_end: null,
  lifecycle: 'scheduled',
  ticket_state: 'sale',
  presale_from: null,
  ticket_state_at: null,
};
const before = Temporal.Instant.from('2026-12-05T12:00:00Z');

test.each<[string, Partial<EventFacts>, string, string | null]>([
  ['on sale', {}, 'sale', null],
  ['with few left, on sale with a hint', { ticket_state: 'few' }, 'sale', 'few'],
  ['sold out', { ticket_state: 'soldout' }, 'soldout', null],
  ['without a state', { ticket_state: '' }, 'none', null],
  ['cancelled, although tickets are on sale', { lifecycle: 'cancelled' }, 'cancelled', null],
  ['postponed', { lifecycle: 'postponed' }, 'postponed', null],
  ['moved and still on sale', { lifecycle: 'rescheduled' }, 'sale', 'rescheduled'],
  ['before its presale', { ticket_state: 'presale_from', presale_from: '2026-12-05T14:00' }, 'presale_from', null],
  ['with its presale begun', { ticket_state: 'presale_from', presale_from: '2026-12-05T13:00' }, 'sale', null],
])('an event is %s', (_name, more, status, hint) => {
  expect(eventStatus({ ...facts, ...more }, before)).toEqual({ status, hint, asOf: null });
});

it('is over at its end, or with the end of the venue’s day when none is known', () => {
  const at = (now: string, more: Partial<EventFacts> = {}) =>
    eventStatus({ ...facts, ...more }, Temporal.Instant.from(now)).status;
  expect(at('2026-12-05T22:59:59Z')).toBe('sale');
  expect(at('2026-12-05T23:00:00Z')).toBe('past');
  expect(at('2026-12-06T01:59:59Z', { date_end: '2026-12-06T03:00' })).toBe('sale');
  expect(at('2026-12-06T02:00:00Z', { date_end: '2026-12-06T03:00' })).toBe('past');
  expect(at('2026-12-10T22:59:59Z', { date_end: '2026-12-10' })).toBe('sale');
  expect(at('2026-12-07T00:00:00Z', { lifecycle: 'cancelled' })).toBe('cancelled');
});

it('on the day the clocks go back a day has 25 hours', () => {
  const night = { ...facts, date_start: '2026-10-25T02:30' };
  expect(eventStatus(night, Temporal.Instant.from('2026-10-25T22:59:59Z')).status).toBe('sale');
  expect(eventStatus(night, Temporal.Instant.from('2026-10-25T23:00:00Z')).status).toBe('past');
});

it('names the moment at which it changes by itself', () => {
  expect(nextStatusChange(facts, before)?.toString()).toBe('2026-12-05T23:00:00Z');
  expect(nextStatusChange({ ...facts, presale_from: '2026-12-05T14:00' }, before)?.toString()).toBe(
    '2026-12-05T13:00:00Z',
  );
  expect(nextStatusChange(facts, Temporal.Instant.from('2026-12-06T00:00:00Z'))).toBeNull();
});

const stateAt = (ticket_state: EventFacts['ticket_state'], now: string) =>
  eventStatus({ ...facts, ticket_state, ticket_state_at: '2026-11-28T10:00' }, Temporal.Instant.from(now));

test('few places are few for three days after somebody has said so, and then it is only said when that was', () => {
  expect(stateAt('few', '2026-12-01T08:59:59Z')).toEqual({ status: 'sale', hint: 'few', asOf: null });
  expect(stateAt('few', '2026-12-01T09:00:00Z')).toEqual({ status: 'sale', hint: null, asOf: '2026-11-28T10:00' });
});

test('sold out stays sold out, with the day it was said on', () => {
  expect(stateAt('soldout', '2026-12-01T08:59:59Z')).toEqual({ status: 'soldout', hint: null, asOf: null });
  expect(stateAt('soldout', '2026-12-04T09:00:00Z')).toMatchObject({ status: 'soldout', asOf: '2026-11-28T10:00' });
});

test('what lasts until somebody decides otherwise does not grow old', () => {
  for (const state of ['sale', 'free', 'registration', 'external', 'none'] as const)
    expect(stateAt(state, '2026-12-05T12:00:00Z').asOf).toBeNull();
});

it('changes when what was said of its places grows old', () => {
  const few = { ...facts, ticket_state: 'few' as const, ticket_state_at: '2026-11-28T10:00' };
  const next = (now: string) => nextStatusChange(few, Temporal.Instant.from(now))?.toString();
  expect(next('2026-11-28T09:00:00Z')).toBe('2026-12-01T09:00:00Z');
  expect(next('2026-12-01T09:00:00Z')).toBe('2026-12-05T23:00:00Z');
});
