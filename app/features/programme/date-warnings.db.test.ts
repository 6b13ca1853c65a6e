import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db, pool } from '#app/db/client.server.ts';
import { dateWarnings, warningsKey } from './date-warnings.server.ts';
import { freshProgramme, grow, name, now, title } from './programme-for-tests.ts';

freshProgramme();
beforeEach(() => pool().query('truncate opening_rule, opening_exception'));

const start = '2026-12-05T19:30';

/** What is said of a date that is only planned. */
async function warned(props: Record<string, unknown>) {
  const found = await dateWarnings(db(), [{ id: 'new', props }], now);
  return (found.get('new') ?? []).map(({ kind }) => kind);
}

/** Open on every day but Monday, and closed on 5 December 2026. */
async function hours(exception = false) {
  for (const weekday of [2, 3, 4, 5, 6, 7])
    await db().execute(sql`insert into opening_rule (id, weekday, opens, closes)
      values (${crypto.randomUUID()}, ${weekday}, '10:00', '18:00')`);
  if (exception)
    await db().execute(sql`insert into opening_exception (id, date_from, date_to, is_closed, ranges, reason)
      values (${crypto.randomUUID()}, '2026-12-05', '2026-12-05', true, '[]', '{"de":"Umbau"}')`);
}

test('a date that is over is told, one of this evening is not', async () => {
  expect(await warned({ date_start: '2026-11-20' })).toEqual(['past']);
  expect(await warned({ date_start: '2026-11-21' })).toEqual([]);
});

test('a room that another date takes up is told with that date; a draft counts, what is cancelled or in the trash does not', async () => {
  const room = await grow('room', {}, name('Seilerbühne'));
  const other = await grow(
    'event',
    { date_start: '2026-12-05T18:00', date_end: '2026-12-05T20:00', room: room.id },
    title('Ballade'),
  );
  const found = await dateWarnings(db(), [{ id: 'new', props: { date_start: start, room: room.id } }], now);
  expect(found.get('new')).toMatchObject([
    {
      kind: 'room_taken',
      room: { de: 'Seilerbühne' },
      other: { id: other.id, number: other.number, labels: { de: 'Ballade' } },
    },
  ]);
  expect(await warned({ date_start: '2026-12-05T20:00', room: room.id })).toEqual([]);
  expect(await warned({ date_start: start, room: room.id, lifecycle: 'cancelled' })).toEqual([]);
  await pool().query(`update entry set props = props || '{"lifecycle":"cancelled"}' where id = $1`, [other.id]);
  expect(await warned({ date_start: start, room: room.id })).toEqual([]);
});

test('a room that comes from the production counts, and two dates that are planned together meet', async () => {
  const room = await grow('room', {}, name('Teerküche'));
  const production = await grow('production', { room: room.id }, title('Tau'));
  const props = { date_start: start, production: production.id };
  await grow('event', props, {});
  expect(await warned({ date_start: start, room: room.id })).toEqual(['room_taken']);
  const later = { date_start: '2026-12-12T19:30', room: room.id };
  const both = await dateWarnings(
    db(),
    [
      { id: 'one', props: later },
      { id: 'two', props: later },
    ],
    now,
  );
  expect(both.get('one')).toMatchObject([{ kind: 'room_taken', other: { id: 'two', number: null } }]);
});

test('a weekday without hours and an exception are closed; where nobody wrote hours down, nothing is known', async () => {
  expect(await warned({ date_start: '2026-12-07T19:30' })).toEqual([]);
  await hours(true);
  expect(await warned({ date_start: '2026-12-07T19:30' })).toEqual(['closed']);
  expect(await warned({ date_start: '2026-12-06T19:30' })).toEqual([]);
  const found = await dateWarnings(db(), [{ id: 'new', props: { date_start: start } }], now);
  expect(found.get('new')).toMatchObject([{ kind: 'closed', day: '2026-12-05', venue: null, reason: { de: 'Umbau' } }]);
});

test('another warning has another name, so that nobody agrees to what he has not seen', async () => {
  await hours();
  const key = async (date_start: string) =>
    warningsKey((await dateWarnings(db(), [{ id: 'new', props: { date_start } }], now)).get('new') ?? []);
  expect(await key('2026-12-06')).toBe('');
  expect(await key('2026-12-07')).not.toBe(await key('2026-12-14'));
});
