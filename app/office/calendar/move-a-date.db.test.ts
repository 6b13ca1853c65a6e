import { expect, test } from 'vitest';
import { freshProgramme, grow, title } from '#app/features/programme/programme-for-tests.ts';
import { requestOf } from '../request-for-tests.ts';
import { action } from './calendar-route.tsx';
import { mondayOf, programmeWeek } from './week.server.ts';

freshProgramme();

/** What both ways send, that of the pointer and that of the form behind "…". */
function send(values: Record<string, string>, role: 'publisher' | 'editor' = 'publisher') {
  const init = { method: 'POST', body: new URLSearchParams(values) };
  return action(requestOf({ address: '/calendar', role, init }) as unknown as Parameters<typeof action>[0]);
}

async function shownOn(id: string, monday: string) {
  const { rooms } = await programmeWeek(monday, 'de');
  return rooms.flatMap(({ bars }) => bars).find((bar) => bar.id === id);
}

test('a date put on another day is asked first, keeps its hour over the change of the clock, and can be put back', async () => {
  const { id } = await grow('event', { date_start: '2027-03-25T19:30', date_end: '2027-03-25T22:00' }, title('Tau'));
  const wish = { id, day: '2027-03-25', to: '2027-03-29' };
  await expect(send({ ...wish, command: 'ask:move' }, 'editor')).rejects.toMatchObject({ init: { status: 403 } });
  await expect(send({ ...wish, id: 'x', command: 'ask:move' })).rejects.toMatchObject({ init: { status: 400 } });
  const asked = await send({ ...wish, command: 'ask:move' });
  expect(asked).toMatchObject({ asked: { command: 'move', wish: { days: 4 } } });
  expect(await shownOn(id, mondayOf('2027-03-25'))).toMatchObject({ day: '2027-03-25', time: '19:30' });
  const done = await send({ ...wish, command: 'do:move' });
  expect(done).toMatchObject({ count: 1 });
  expect(await shownOn(id, '2027-03-22')).toBeUndefined();
  expect(await shownOn(id, '2027-03-29')).toMatchObject({ day: '2027-03-29', time: '19:30' });
  const undo = 'command' in done ? done.undo.join() : null;
  await send({ command: `undo:${undo}` });
  expect(await shownOn(id, '2027-03-22')).toMatchObject({ day: '2027-03-25', time: '19:30' });
});
