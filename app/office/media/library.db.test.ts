import { expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { freshProgramme } from '#app/features/programme/programme-for-tests.ts';
import { requestOf } from '../request-for-tests.ts';
import { action, loader } from './media-route.tsx';

freshProgramme();
const ids = ['a', 'b', 'c'].map((each) => `00000000-0000-4000-8000-00000000000${each}`);
const [first = '', second = '', third = ''] = ids;

test('nobody changes anything without choosing, without saying what, or with a day that is none', async () => {
  await library();
  expect(await post({ command: 'add-tags', tags: 'Presse' })).toMatchObject({ isProblem: true });
  expect(await post({ command: 'add-tags', tags: ' , ', id: [first] })).toMatchObject({ isProblem: true });
  expect(await post({ command: 'set-licence', licence_until: '2026-02-30', id: [first] })).toMatchObject({
    isProblem: true,
  });
  expect(await post({ command: 'drop', id: [first] })).toMatchObject({ isProblem: true });
  await expect(post({ command: 'add-tags', tags: 'Presse', id: [first] }, 'visitor')).rejects.toMatchObject({
    status: 302,
  });
  expect(await tagsOf(first)).toEqual([]);
});

test('what is filed together is found together, and a tag is taken off again', async () => {
  await library();
  await post({ command: 'add-tags', tags: 'Presse, Lange Bahn', id: [first, second] });
  await post({ command: 'remove-tags', tags: 'Lange Bahn', id: [second] });
  const found = await read('?tag=Presse');
  expect(found.results.map(({ id }) => id).sort()).toEqual([first, second]);
  expect(found.tags).toEqual(['Lange Bahn', 'Presse']);
  expect((await read('?tag=Lange+Bahn')).results.map(({ id }) => id)).toEqual([first]);
});

test('one credit and one licence for many, and what ends soon is a list of its own', async () => {
  await library();
  const outcome = await post({ command: 'set-credit', credit_de: '© Reepwerk', credit_en: '', id: ids });
  expect(outcome).toMatchObject({ isProblem: false });
  expect((await read('?part=no_credit')).count).toBe(0);
  const until = Temporal.Now.plainDateISO().add({ days: 20 }).toString();
  await post({ command: 'set-licence', licence: 'CC BY 4.0', licence_until: until, id: [third] });
  const ending = await read('?part=licence_ending');
  expect(ending.results).toMatchObject([{ id: third, licence: 'CC BY 4.0', licence_until: until }]);
});

test('the list of pictures without words is worked off, and what is left empty stays on it', async () => {
  await library();
  const before = await read('?part=no_alt');
  expect([before.work, before.count]).toEqual(['alt', 3]);
  await post({
    command: 'alt',
    id: ids,
    [`alt:${first}_de`]: 'Ein Seil',
    [`alt:${first}_en`]: 'A rope',
    [`alt:${second}_de`]: 'Ein Knoten',
  });
  const after = await read('?part=no_alt');
  expect(after.results.map(({ id }) => id).sort()).toEqual([second, third]);
  expect(after.results.find(({ id }) => id === second)?.alt).toEqual({ de: 'Ein Knoten' });
});

async function library() {
  await pool().query('truncate media');
  await pool().query(
    `insert into media (id, kind, name, mime, bytes, hash, storage_key)
     select id, 'image', 'bild.jpg', 'image/jpeg', 1, 'a', id::text from unnest($1::uuid[]) as id`,
    [ids],
  );
}

async function tagsOf(id: string) {
  return (await pool().query('select tags from media where id = $1', [id])).rows[0].tags;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

// Proof: the loader and the action take what the router hands them, and the request of the tests is the same.
function read(address: string): Promise<Loaded> {
  return loader(requestOf({ address: `/media${address}`, role: 'editor' }) as unknown as Parameters<typeof loader>[0]);
}

async function post(values: Record<string, string | string[]>, role: 'editor' | 'visitor' = 'editor') {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) body.append(name, each);
  const asked = requestOf({ address: '/media', role, init: { method: 'POST', body } });
  return (await action(asked as unknown as Parameters<typeof action>[0])).data;
}
