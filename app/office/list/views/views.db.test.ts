import { expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { readViews, removeView, renameView, saveView } from './views.server.ts';

async function twoPeople(): Promise<void> {
  await databaseForThisTest();
  await pool().query(`insert into "user" (id, name, email) values
    ('anna', 'Anna', 'anna@reepwerk.example'), ('bert', 'Bert', 'bert@reepwerk.example')`);
}

const names = async (user: string, type = 'event') => (await readViews(user, type)).map(({ name }) => name);

test('nobody sees or removes the views of somebody else, nor those of another list', async () => {
  await twoPeople();
  await saveView('anna', 'event', { name: 'Seilerbühne', query: '?room=x' });
  expect(await names('bert')).toEqual([]);
  expect(await names('anna', 'person')).toEqual([]);
  const [view] = await readViews('anna', 'event');
  await removeView('bert', view?.id ?? '');
  expect(await names('anna')).toEqual(['Seilerbühne']);
  await removeView('anna', view?.id ?? '');
  expect(await names('anna')).toEqual([]);
});

test('a name that is known gets the new look, the others stay in the order of their names', async () => {
  await twoPeople();
  for (const [name, query] of [
    ['Zuletzt', '?sort=updated'],
    ['ausverkauft', '?ticket_state=soldout'],
    ['Zuletzt', '?sort=updated&dir=asc'],
  ] as const)
    await saveView('anna', 'event', { name, query });
  expect(await readViews('anna', 'event')).toMatchObject([
    { name: 'ausverkauft', query: '?ticket_state=soldout' },
    { name: 'Zuletzt', query: '?sort=updated&dir=asc' },
  ]);
});

test('a view is renamed by its owner, and not to the name of another one', async () => {
  await twoPeople();
  await saveView('anna', 'event', { name: 'Bühne', query: '?room=x' });
  await saveView('anna', 'event', { name: 'Ausverkauft', query: '?ticket_state=soldout' });
  const id = (await readViews('anna', 'event')).find(({ name }) => name === 'Bühne')?.id ?? '';
  expect(await renameView('bert', { id, name: 'Meine' })).toBe(false);
  expect(await renameView('anna', { id: 'x', name: 'Meine' })).toBe(false);
  expect(await renameView('anna', { id, name: 'Ausverkauft' })).toBe(false);
  expect(await renameView('anna', { id, name: 'Bühne' })).toBe(true);
  expect(await renameView('anna', { id, name: 'Seilerbühne' })).toBe(true);
  expect(await names('anna')).toEqual(['Ausverkauft', 'Seilerbühne']);
});

test('the views of a person go with the person', async () => {
  await twoPeople();
  await saveView('anna', 'event', { name: 'Meine', query: '?q=tau' });
  await pool().query(`delete from "user" where id = 'anna'`);
  expect((await pool().query('select 1 from office_view')).rows).toEqual([]);
});
