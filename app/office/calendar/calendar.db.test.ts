import { expect, test } from 'vitest';
import { freshProgramme, grow, name, title } from '#app/features/programme/programme-for-tests.ts';
import { requestOf } from '../request-for-tests.ts';
import { action } from './calendar-route.tsx';
import { calendarSpan } from './calendar-span.ts';
import { programmeDays } from './programme-days.server.ts';

freshProgramme();

/** What both ways send, that of the pointer and that of the form behind "…". */
function send(values: Record<string, string>, role: 'publisher' | 'editor' = 'publisher') {
  const init = { method: 'POST', body: new URLSearchParams(values) };
  return action(requestOf({ address: '/calendar', role, init }) as unknown as Parameters<typeof action>[0]);
}

async function shownOn(id: string, day: string) {
  const { bars } = await programmeDays({ ...calendarSpan('week', day), locale: 'de' });
  return bars.find((bar) => bar.id === id);
}

test('a date put on another day is asked first, keeps its hour over the change of the clock, and can be put back', async () => {
  const { id } = await grow('event', { date_start: '2027-03-25T19:30', date_end: '2027-03-25T22:00' }, title('Tau'));
  const wish = { id, day: '2027-03-29' };
  await expect(send({ ...wish, command: 'ask:move' }, 'editor')).rejects.toMatchObject({ init: { status: 403 } });
  await expect(send({ ...wish, id: 'x', command: 'ask:move' })).rejects.toMatchObject({ init: { status: 400 } });
  const asked = await send({ ...wish, command: 'ask:move' });
  expect(asked).toMatchObject({ preview: { command: 'move', wish: { day: '2027-03-29' } } });
  expect(await shownOn(id, '2027-03-25')).toMatchObject({ day: '2027-03-25', time: '19:30' });
  const done = await send({ ...wish, command: 'do:move' });
  expect(done).toMatchObject({ count: 1 });
  expect(await shownOn(id, '2027-03-22')).toBeUndefined();
  expect(await shownOn(id, '2027-03-29')).toMatchObject({ day: '2027-03-29', time: '19:30' });
  const undo = 'command' in done ? done.undo.join() : null;
  await send({ command: `undo:${undo}` });
  expect(await shownOn(id, '2027-03-22')).toMatchObject({ day: '2027-03-25', time: '19:30' });
});

test('a date dropped on another room keeps its day, and the move names what takes place there already', async () => {
  const [hall, stage] = await Promise.all([grow('room', {}, name('Halle')), grow('room', {}, name('Bühne'))]);
  const date_start = '2027-03-25T19:30';
  const { id } = await grow('event', { date_start, room: hall.id }, title('Tau'));
  await grow('event', { date_start, room: stage.id }, title('Ballade'));
  const asked = await send({ id, day: '2027-03-25', room: stage.id, command: 'ask:move' });
  expect(asked).toMatchObject({ preview: { warnings: [{ field: 'room' }] } });
  // Dropped elsewhere than what was shown, it is shown once more.
  const previewed = `2027-03-25  ${hall.id}`;
  expect(await send({ id, day: '2027-03-25', room: stage.id, previewed, command: 'do:move' })).toHaveProperty(
    'preview',
  );
  await send({ id, day: '2027-03-25', room: stage.id, command: 'do:move' });
  expect(await shownOn(id, '2027-03-25')).toMatchObject({ room: stage.id, time: '19:30', clashes: true });
});

test('a date begins in an empty cell, on its day and in its room; a day that does not exist is refused', async () => {
  const { id: room } = await grow('room', {}, name('Halle'));
  await expect(send({ command: `create:2027-02-30:${room}` })).rejects.toMatchObject({ init: { status: 400 } });
  const answer = await send({ command: `create:2027-03-25:${room}` }, 'editor');
  expect(answer).toMatchObject({ status: 302 });
  const { bars, count } = await programmeDays({ ...calendarSpan('month', '2027-03-01'), locale: 'de', room });
  expect([count, bars]).toMatchObject([1, [{ day: '2027-03-25', room, time: '' }]]);
});

test('the month of one room has what comes to it from a production too, and nothing of other rooms', async () => {
  const [hall, stage] = await Promise.all([grow('room', {}, name('Halle')), grow('room', {}, name('Bühne'))]);
  const play = await grow('production', { room: hall.id, duration: 180 }, title('Tau'));
  const night = await grow('event', { date_start: '2027-03-05T18:00', production: play.id });
  const late = await grow('event', { date_start: '2027-03-05T20:30', room: hall.id }, title('Jam'));
  await grow('event', { date_start: '2027-03-05T20:30', room: stage.id }, title('Ballade'));
  const { bars, overlaps } = await programmeDays({
    ...calendarSpan('room', '2027-03-31'),
    locale: 'de',
    room: hall.id,
  });
  expect(bars.map(({ id }) => id)).toEqual([night.id, late.id]);
  expect(overlaps, 'as long as the production takes').toBe(2);
});
