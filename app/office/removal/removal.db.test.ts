import { expect, test } from 'vitest';
import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { room } from '#app/collections/room/schema.ts';
import { pool } from '#app/db/client.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  name,
  revOf,
  show,
  title,
} from '#app/features/programme/programme-for-tests.ts';
import type { RemovedThing } from './removable.ts';
import { removableEntry } from './removable-entry.server.ts';
import { runRemoval, undoRemoval } from './removal-command.server.ts';
import { removalQuestion } from './removal-question.server.ts';
import { findRemovalNote } from './removal-undo.server.ts';

freshProgramme();
const anna = editor('publisher');
const removable = removableEntry(room);
const dates = removableEntry(event);

async function grownRoom(called: string): Promise<RemovedThing> {
  return { ...(await show('room', {}, name(called))), title: called };
}

function press(thing: RemovedThing, values: Record<string, string>, actor = anna) {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  return runRemoval({ removable: thing.type === event.type ? dates : removable, thing, form, actor });
}

async function noteOf(done: Awaited<ReturnType<typeof press>>): Promise<string> {
  if (done === 'forbidden' || done.kind !== 'done') throw new Error(JSON.stringify(done));
  return done.note;
}

/** What visitors read of the room and the date, and what the date points at. */
async function state() {
  const { rows } = await pool().query(
    `select type, locale, slug, card->'props'->>'room' as room from listing order by type, locale, number`,
  );
  return rows;
}

test('somebody who may only edit is refused, and nothing that does not exist takes the place of a room', async () => {
  const old = await grownRoom('Seilerbühne');
  const before = await state();
  expect(await press(old, { command: 'trash' }, editor('editor'))).toBe('forbidden');
  expect(await press(old, { command: 'offline:de' }, editor('editor'))).toBe('forbidden');
  for (const other of ['', 'nothing', crypto.randomUUID()])
    expect(await press(old, { command: 'replace', with: other })).toMatchObject({ problem: 'no-other' });
  expect(await press(old, { command: 'explode' })).toMatchObject({ problem: 'invalid' });
  expect(await state()).toEqual(before);
});

test('before it goes a person reads where visitors see it and what could stand there instead', async () => {
  const [old] = [await grownRoom('Seilerbühne'), await grownRoom('Seilersaal')];
  await show('event', { date_start: '2026-12-05T19:30', room: old.id }, title('Tau'));
  const asked = { removable, thing: old, step: 'trash', language: null, locale: 'de' } as const;
  const question = await removalQuestion({ ...asked, q: 'seiler' });
  expect(question.places.map((place) => `${place.locale} ${place.title}`)).toEqual(['de Tau', 'en Tau (en)']);
  expect(question.candidates?.map((one) => one.title)).toEqual(['Seilersaal']);
});

test('a room out of the trash stands at its dates again, in both languages and at once', async () => {
  const old = await grownRoom('Seilerbühne');
  await show('event', { date_start: '2026-12-05T19:30', room: old.id }, title('Tau'));
  const before = await state();
  const note = await noteOf(await press(old, { command: 'trash' }));
  expect(await state()).toHaveLength(2);
  const back = await noteOf(await undoRemoval(removable, note, anna));
  expect(await findRemovalNote(anna.id, back)).toMatchObject({ done: 'restored', online: ['de', 'en'], offline: [] });
  expect(await state()).toEqual(before);
});

test('a room that another takes the place of is named nowhere; taken back everything is as it was', async () => {
  const [old, other] = [await grownRoom('Seilerbühne'), await grownRoom('Saal')];
  await show('event', { date_start: '2026-12-05T19:30', room: old.id }, title('Tau'));
  const before = await state();
  const note = await noteOf(await press(old, { command: 'replace', with: other.id }));
  const dates = (await state()).filter(({ type }) => type === 'event');
  expect(dates.map((date) => date.room)).toEqual([other.id, other.id]);
  expect(await undoRemoval(removable, note, { ...anna, id: 'bert' })).toMatchObject({ problem: 'undo-gone' });
  await noteOf(await undoRemoval(removable, note, anna));
  expect(await state()).toEqual(before);
});

test('one language taken offline comes back as visitors read it, not with unfinished words', async () => {
  const date = await show('event', { date_start: '2026-12-05T19:30' }, title('Tau'));
  const patch = { i18n: { de: { title: 'Unfertig' } } };
  await patchEntry({ ...date, baseRev: await revOf(date), patch, actor: anna, contentModel });
  const before = await state();
  const note = await noteOf(await press({ ...date, title: 'Tau' }, { command: 'offline:de' }));
  expect((await state()).map(({ locale }) => locale)).toEqual(['en']);
  await noteOf(await undoRemoval(dates, note, anna));
  expect(await state()).toEqual(before);
});
