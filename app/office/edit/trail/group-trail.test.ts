import { expect, test } from 'vitest';
import { groupTrail, type TrailLine } from './group-trail.ts';

const line = (at: string, by: string, action = 'entry:update', fields: string[] = []): TrailLine => ({
  at: `2026-11-24T${at}:00Z`,
  by,
  action,
  locale: null,
  fields,
});

test('an hour of typing is one line with the names of what was changed', () => {
  const sittings = groupTrail([
    line('10:50', 'anna', 'publish'),
    line('10:40', 'anna', 'entry:update', ['de.title', 'room']),
    line('10:20', 'anna', 'entry:update', ['de.title']),
    line('10:00', 'anna', 'entry:update', ['date_start']),
  ]);
  expect(sittings).toHaveLength(1);
  expect(sittings[0]).toMatchObject({ from: '2026-11-24T10:00:00Z', until: '2026-11-24T10:50:00Z', by: 'anna' });
  expect(sittings[0]?.actions).toMatchObject([
    { action: 'publish' },
    { action: 'entry:update', fields: ['de.title', 'room', 'date_start'] },
  ]);
});

test('another person and a longer break begin a line of their own', () => {
  const sittings = groupTrail([
    line('10:50', 'anna'),
    line('10:40', 'ben'),
    line('10:35', 'anna'),
    line('09:00', 'anna'),
  ]);
  expect(sittings.map(({ by }) => by)).toEqual(['anna', 'ben', 'anna', 'anna']);
});
