import { afterAll, beforeAll, expect, it } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { localized } from '../field/localized.ts';
import { text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import { createModule } from './create-module.server.ts';
import { deleteModule } from './delete-module.server.ts';
import { deletedModules } from './deleted-modules.server.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({ model: 'text', group: 'text', fields: { words: localized(text({ max: 10 })) } }),
};
const base = { definitions, writer: { id: 'anna', rights: [] }, attempt: {} };

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function container() {
  const owner = { content_type: 'page', object_id: crypto.randomUUID() };
  const spot = { parent: null, column: 0 };
  return { id: idOf(await createModule({ ...base, model: 'container', spot, owner })), owner };
}

async function textIn(parent: string, words: string) {
  return idOf(await createModule({ ...base, model: 'text', spot: { parent, column: 0 }, i18n: { de: { words } } }));
}

function idOf(answer: { kind: string; id?: string }): string {
  if (!answer.id) throw new Error(`Not placed: ${JSON.stringify(answer)}`);
  return answer.id;
}

const remove = (model: string, id: string) => deleteModule({ ...base, model, id, baseRev: 1 });
const idsIn = async (owner: Parameters<typeof deletedModules>[0]) =>
  (await deletedModules(owner)).map(({ nodes }) => nodes.map(({ id }) => id));

it('names nothing of another page, nothing older than 30 days and nothing whose place is gone', async () => {
  const [one, other] = [await container(), await container()];
  const old = await textIn(one.id, 'Alt');
  await remove('text', old);
  await pool().query("update module set deleted_at = now() - interval '31 days' where id = $1", [old]);
  expect(await idsIn(one.owner)).toEqual([]);
  const inside = await textIn(one.id, 'Tau');
  await remove('text', inside);
  await remove('container', one.id);
  expect(await idsIn(one.owner)).toEqual([[one.id]]);
  expect(await idsIn(other.owner)).toEqual([]);
});

it('names what was deleted with all that went with it, last deleted first', async () => {
  const { id, owner } = await container();
  const [first, second] = [await textIn(id, 'Tau'), await textIn(id, 'Reep')];
  await remove('text', first);
  await remove('text', second);
  expect(await idsIn(owner)).toEqual([[second], [first]]);
  const [latest] = await deletedModules(owner);
  expect(latest).toMatchObject({
    nodes: [{ model: 'text', i18n: { de: { words: 'Reep' } }, parent_id: id }],
    by: null,
  });
  expect(latest?.deleted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const whole = await container();
  const held = await textIn(whole.id, 'Garn');
  await remove('container', whole.id);
  expect(await idsIn(whole.owner)).toEqual([[whole.id, held]]);
});
