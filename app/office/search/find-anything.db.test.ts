import { expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme, grow } from '#app/features/programme/programme-for-tests.ts';
import { findAnything } from './find-anything.server.ts';
import { suggestAnything } from './suggest-anything.server.ts';

freshProgramme();
const titles = async (text: string, locale: 'de' | 'en' = 'de') =>
  (await findAnything(text, locale)).flatMap(({ results }) => results.map(({ title }) => title));

test('nothing is found by nothing, by signs that mean something to the database, or in the bin', async () => {
  const room = await grow('room', {}, { de: { name: 'Hechelboden' } });
  for (const text of ['', '   ', '%', '_', '\\', '\0']) expect(await titles(text)).toEqual([]);
  await trashEntry({ ...room, actor: systemActor, contentModel });
  expect(await titles('hechel')).toEqual([]);
});

test('entries of every collection are found in either language or by number, the next date first', async () => {
  const person = await grow('person', { name: 'Klaas Ubben' });
  const day = (days: number) => Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString();
  await grow('event', { date_start: day(-30) }, { de: { title: 'Ubben, vorbei' }, en: { title: 'Ubben, over' } });
  await grow('event', { date_start: day(90) }, { de: { title: 'Ubben, später' }, en: { title: 'Ubben, later' } });
  await grow('event', { date_start: day(3) }, { de: { title: 'Ubben, bald' }, en: { title: 'Ubben, soon' } });
  expect(await titles('ubben')).toEqual(['Ubben, bald', 'Ubben, später', 'Ubben, vorbei', 'Klaas Ubben']);
  expect(await titles('SOON', 'en')).toEqual(['Ubben, soon']);
  const [found] = await findAnything(String(person.number), 'en');
  expect(found?.results).toMatchObject([{ title: 'Klaas Ubben', url: `/en/office/person/${person.number}` }]);
});

test('while somebody types, screens, people of the team for administrators, the help and entries are offered; nothing of the bin', async () => {
  const offered = async (words: string, role: 'editor' | 'admin' = 'admin') =>
    (await suggestAnything({ words, viewer: editor(role), locale: 'de' })).map(({ title }) => title);
  for (const text of ['', ' ', '\0', '%', '_']) expect(await offered(text)).toEqual([]);
  const gone = await grow('room', {}, { de: { name: 'Kalendarium' } });
  await trashEntry({ ...gone, actor: systemActor, contentModel });
  await grow('room', {}, { de: { name: 'Kalenderraum' } });
  await pool().query(
    `insert into "user" (id, name, email, first_name) values ('k', 'K', 'k@museum.example', 'Kalena') on conflict do nothing`,
  );
  expect(await offered('kalen')).toEqual(['Kalender', 'Kalena', 'Der Programmkalender', 'Kalenderraum']);
  expect(await offered('kalen', 'editor')).toEqual(['Kalender', 'Der Programmkalender', 'Kalenderraum']);
  expect(await offered('ka', 'editor')).toEqual(['Kalender', 'Der Programmkalender']);
});
