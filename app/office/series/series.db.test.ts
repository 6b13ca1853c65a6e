import { expect, test } from 'vitest';
import { duplicateEntry } from '#app/cms/collection/draft/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { makeDates } from '#app/collections/event/recurrence.server.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme, grow, now, title } from '#app/features/programme/programme-for-tests.ts';
import { undoAction } from '../list/actions/run-action.server.ts';
import { runSeriesAction } from './series-actions.server.ts';
import { seriesPage } from './series-page.server.ts';

freshProgramme();
const anna = editor('publisher');
const rule = 'FREQ=WEEKLY;BYDAY=SA;COUNT=4';
const saturdays = ['2026-12-12', '2026-12-19', '2026-12-26'];

const first = () => grow('event', { date_start: '2026-12-05T19:30', door_time: '19:00' }, title('Tau'));

function press(id: string, fields: Record<string, string | string[]>, actor = anna) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return runSeriesAction({ id, form, actor, now, locale: 'de' });
}

const make = (id: string, days: string[]) => press(id, { command: 'make:', rule, shown: saturdays, day: days });
const page = async (id: string, search = '') =>
  seriesPage({ id, params: new URLSearchParams(search), locale: 'de', now });

test('the choices are said as a sentence and as the list of dates, and nothing is written', async () => {
  const { id } = await first();
  const shown = await page(id, 'every=week&weekday=6&step=2&end=count&count=3');
  expect(shown?.plan?.text).toBe('Jede zweite Woche am Samstag, 3-mal');
  expect(shown?.plan?.days.map(({ day }) => day)).toEqual(['2026-12-19', '2027-01-02']);
  expect(shown?.dates).toHaveLength(1);
});

test('what is not ticked stays out for good, and a second press makes nothing', async () => {
  const { id } = await first();
  expect(await press(id, { command: 'make:', rule: 'nonsense' })).toEqual({ problem: 'bad_rule' });
  expect(await make(id, ['2026-12-12', '2026-12-26'])).toEqual({ created: 2 });
  expect(await make(id, ['2026-12-12', '2026-12-26'])).toEqual({ created: 0 });
  const shown = await page(id);
  expect(shown?.plan?.text).toBe('Jede Woche am Samstag, 4-mal, außer 19.\u00a0Dez. 2026');
  expect(shown?.plan?.days).toMatchObject([{ day: '2026-12-19', isChosen: false }]);
  expect(shown?.dates).toHaveLength(3);
});

test('a copy has no rule, and its series is not made where the same dates stand already', async () => {
  const { id } = await first();
  await make(id, saturdays);
  const copy = await duplicateEntry({ type: 'event', id, actor: anna, contentModel });
  if (copy.kind !== 'saved') throw new Error(copy.kind);
  expect((await readEntry({ type: 'event', id: copy.id }))?.props).not.toHaveProperty('recurrence_rule');
  const series = { rule, exclusions: [] };
  expect(await makeDates({ id: copy.id, actor: anna, contentModel, series })).toMatchObject({ created: [], known: 3 });
});

test('one change reaches the following dates, each on its day, and can be taken back', async () => {
  const { id } = await first();
  await make(id, saturdays);
  const [, second, third] = (await page(id))?.dates ?? [];
  if (!second || !third) throw new Error('There are dates.');
  const changed = { date_start: '2026-12-12T20:00', door_time: '19:30' };
  await pool().query('update entry set props = props || $2 where id = $1', [second.id, JSON.stringify(changed)]);
  const mayOnlyEdit = editor('editor');
  expect(await press(second.id, { command: 'apply:following', part: 'time' }, mayOnlyEdit)).toEqual({
    refused: 'forbidden',
  });
  const done = await press(second.id, { command: 'apply:following', part: 'time' });
  expect(done).toMatchObject({ applied: 2, skipped: 0 });
  const props = async (date: string) => (await readEntry({ type: 'event', id: date }))?.props;
  expect(await props(third.id)).toMatchObject({ date_start: '2026-12-19T20:00', door_time: '19:30' });
  expect(await props(id)).toMatchObject({ date_start: '2026-12-05T19:30', door_time: '19:00' });
  await undoAction({ names: ['undo' in done ? String(done.undo) : ''], actor: anna });
  expect(await props(third.id)).toMatchObject({ date_start: '2026-12-19T19:30', door_time: '19:00' });
});

test('what the others would run into is seen first, and what contradicts itself reaches none of them', async () => {
  const { id } = await first();
  await make(id, saturdays);
  const room = await grow('room', {}, { de: { name: 'Seilerbühne' } });
  await grow('event', { date_start: '2026-12-19T20:00', room: room.id }, title('Ballade'));
  const change = (props: object) =>
    pool().query('update entry set props = props || $2 where id = $1', [id, JSON.stringify(props)]);
  await change({ room: room.id });
  const asked = await press(id, { command: 'apply:all', part: 'place' });
  expect(asked).toMatchObject({ warned: [{ field: 'room' }], scope: 'all', parts: ['place'] });
  const seen = 'seen' in asked ? asked.seen : '';
  expect(await press(id, { command: 'apply:all', part: 'place', seen })).toMatchObject({ applied: 3 });
  await change({ door_time: '23:00' });
  expect(await press(id, { command: 'apply:all', part: 'time' })).toEqual({ refused: 'invalid' });
});

test('fifty presses at once, and the copy pressed beside them, make each date once', async () => {
  const { id } = await first();
  const copy = await duplicateEntry({ type: 'event', id, actor: anna, contentModel });
  if (copy.kind !== 'saved') throw new Error(copy.kind);
  const pressed = Array.from({ length: 50 }, (_, at) => make(at % 5 === 0 ? copy.id : id, saturdays));
  // Where the server is slow, the last of so many are told to come again; those that were answered made each date once.
  const answers = (await Promise.allSettled(pressed)).flatMap((each) =>
    each.status === 'fulfilled' ? each.value : [],
  );
  const made = answers.map((answer) => ('created' in answer ? answer.created : answer));
  expect(made.filter((count) => count !== 0)).toEqual([3]);
  const { rows } = await pool().query<{ day: string }>(
    "select props->>'recurrence_day' as day from entry where props ? 'recurrence_of' order by day",
  );
  expect(rows.map(({ day }) => day)).toEqual(saturdays);
});

test('two people who change a series at once leave one rule and every date of both once', async () => {
  const { id } = await first();
  const longer = ['2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02'];
  const other = { command: 'make:', rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=5', shown: longer, day: longer };
  await Promise.all([make(id, saturdays), press(id, other, editor('editor'))]);
  const dates = (await page(id))?.dates.map(({ start }) => start.slice(0, 10));
  expect(dates).toEqual(['2026-12-05', ...longer]);
});
