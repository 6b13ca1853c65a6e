import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import { createModule } from './create-module.server.ts';
import { patchModule } from './patch-module.server.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({ model: 'text', group: 'text', fields: { words: text({ localized: true }) } }),
};
const writer = { id: 'anna', rights: [] };

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('a request repeated while the first is still at work is answered like it, whoever else saves at that moment', async () => {
  const { id, save } = await textOfAnna();
  const attempt = { opId: crypto.randomUUID() };
  const answers = await Promise.all([save(1, 'Reep', attempt), save(1, 'Reep', attempt), save(1, 'Garn')]);
  expect(answers.filter(({ kind }) => kind === 'stale').length).toBeGreaterThan(0);
  const { rows } = await pool().query('select rev from module where id = $1', [id]);
  expect(rows).toEqual([{ rev: 2 }]);
  const first = answers[0]?.kind;
  expect(answers[1]?.kind).toBe(first);
});

it('while somebody goes on typing, a save is begun, looked up, written and committed, and nothing else is asked', async () => {
  const { save } = await textOfAnna();
  await save(1, 'Ein Tau');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  expect(await save(2, 'Ein altes Tau')).toMatchObject({ kind: 'saved', rev: 3 });
  const [begin, look, write, commit, ...more] = asked.mock.calls.map(([query]) => textOf(query));
  asked.mockRestore();
  expect([begin, commit, more]).toEqual(['begin', 'commit', []]);
  expect(look).toMatch(/^with "known" as .* for update$/s);
  expect(write).toMatch(/update "module".*insert into "op_log".*insert into "audit".*pg_notify/s);
});

/** A text Anna has written in both languages. */
async function textOfAnna() {
  const base = { definitions, writer };
  const owner = { content_type: 'page', object_id: crypto.randomUUID() };
  const box = await createModule({
    ...base,
    model: 'container',
    spot: { parent: null, column: 0 },
    owner,
    attempt: {},
  });
  const spot = { parent: 'id' in box ? box.id : '', column: 0 };
  const i18n = { de: { words: 'Tau' }, en: { words: 'Rope' } };
  const made = await createModule({ ...base, model: 'text', spot, i18n, attempt: {} });
  const id = 'id' in made ? made.id : '';
  const save = (baseRev: number, words: string, attempt = {}) =>
    patchModule({ ...base, model: 'text', id, baseRev, patch: { i18n: { de: { words } } }, attempt });
  return { id, save };
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query && 'text' in query ? query.text : query;
}
