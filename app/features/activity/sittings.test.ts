import { expect, test } from 'vitest';
import type { AuditRow } from './audit-log.server.ts';
import { sittingsOf } from './sittings.ts';

const row = (id: number, minute: number, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`,
  by: 'anna',
  action: 'entry:update',
  type: 'event',
  object: 'a',
  locale: null,
  fields: [],
  rev: id,
  ...more,
});

test('other people, other things and a long pause begin another sitting', () => {
  const rows = [
    row(5, 59),
    row(4, 58, { by: 'ben' }),
    row(3, 57, { object: 'b' }),
    row(2, 56, { action: 'publish' }),
    row(1, 20),
  ];
  expect(sittingsOf(rows).map(({ last, count }) => [last.id, count])).toEqual(rows.map(({ id }) => [id, 1]));
});

test('what somebody saved again and again is one line with all its fields, though others worked elsewhere', () => {
  const rows = [
    row(4, 40, { fields: ['title'] }),
    row(3, 35, { by: 'ben', object: 'b' }),
    row(2, 30, { action: 'module:patch' }),
    row(1, 12, { fields: ['de.title', 'title'] }),
  ];
  const [anna, ben] = sittingsOf(rows);
  expect(anna).toMatchObject({ first: 1, count: 3, fields: ['title', 'de.title'], isAlike: false });
  expect(ben).toMatchObject({ count: 1, isAlike: true });
});

test('what somebody saved before another one was at it is a line of its own', () => {
  const lines = sittingsOf([row(3, 12), row(2, 11, { by: 'ben' }), row(1, 10)]);
  expect(lines.map(({ first, count }) => [first, count])).toEqual([
    [3, 1],
    [2, 1],
    [1, 1],
  ]);
});
