import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { image } from '../field/image/field.ts';
import { localized } from '../field/localized.ts';
import { text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import { createModule } from './create-module.server.ts';
import { deleteModule } from './delete-module.server.ts';
import { patchModule } from './patch-module.server.ts';
import { reorderModule } from './reorder-module.server.ts';
import { restoreModule } from './restore-module.server.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({
    model: 'text',
    group: 'text',
    fields: { words: localized(text({ max: 10 })), image: image() },
  }),
  html: defineModule({ model: 'html', group: 'other', right: 'html', fields: { code: text() } }),
};
const writer = { id: 'anna', rights: [] };
const base = { definitions, writer, attempt: {} };

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function container(layout: '100' | '33-33-33' = '33-33-33') {
  const owner = { content_type: 'page', object_id: crypto.randomUUID() };
  const made = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, layout, owner });
  return { id: idOf(made), owner };
}

async function textIn(parent: string, column = 0) {
  return idOf(await createModule({ ...base, model: 'text', spot: { parent, column }, i18n: { de: { words: 'Tau' } } }));
}

function idOf(answer: { kind: string; id?: string }): string {
  if (!answer.id) throw new Error(`Not placed: ${JSON.stringify(answer)}`);
  return answer.id;
}

async function rowOf(id: string) {
  const { rows } = await pool().query('select * from module where id = $1', [id]);
  return rows[0];
}

describe('saving a module', () => {
  it('is refused when somebody saved meanwhile, and both texts are there', async () => {
    const id = await textIn((await container()).id);
    const save = (baseRev: number, words: string) =>
      patchModule({ ...base, model: 'text', id, baseRev, patch: { i18n: { de: { words } } } });
    expect(await save(1, 'Reep')).toEqual({ kind: 'saved', id, rev: 2 });
    expect(await save(1, 'Garn')).toMatchObject({
      kind: 'stale',
      rev: 2,
      by: 'anna',
      current: { i18n: { de: { words: 'Reep' } } },
    });
  });

  it('is refused for values that are impossible and fields nobody knows', async () => {
    const id = await textIn((await container()).id);
    const patch = { i18n: { de: { words: 'much too long' } }, props: { unknown: null } };
    const answer = await patchModule({ ...base, model: 'text', id, baseRev: 1, patch });
    expect(answer).toMatchObject({ kind: 'invalid', errors: [{ path: 'props' }, { path: 'i18n.de.words' }] });
  });

  it('is refused without the right, for the wrong kind and for what is gone', async () => {
    const { id: parent } = await container();
    expect(await createModule({ ...base, model: 'html', spot: { parent, column: 0 } })).toEqual({ kind: 'forbidden' });
    const id = await textIn(parent);
    expect(await patchModule({ ...base, model: 'html', id, baseRev: 1, patch: {} })).toEqual({ kind: 'not-found' });
    await deleteModule({ ...base, model: 'text', id, baseRev: 1 });
    expect(await patchModule({ ...base, model: 'text', id, baseRev: 2, patch: {} })).toEqual({ kind: 'gone' });
  });

  it('done twice with one key is done once and answered alike', async () => {
    const id = await textIn((await container()).id);
    const attempt = { opId: crypto.randomUUID() };
    const save = () =>
      patchModule({ ...base, attempt, model: 'text', id, baseRev: 1, patch: { i18n: { en: { words: 'Rope' } } } });
    const [one, other] = await Promise.all([save(), save()]);
    expect(one).toEqual({ kind: 'saved', id, rev: 2 });
    expect(other).toEqual(one);
    expect((await rowOf(id)).rev).toBe(2);
  });

  it('of ten people at once lets exactly one through', async () => {
    const id = await textIn((await container()).id);
    const save = (n: number) =>
      patchModule({ ...base, model: 'text', id, baseRev: 1, patch: { i18n: { de: { words: `${n}` } } } });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(n)));
    expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'stale')).toHaveLength(9);
  });

  it('keeps the other language, what stood before, and what it points at', async () => {
    const { id: parent, owner } = await container();
    const id = await textIn(parent);
    const media = crypto.randomUUID();
    await patchModule({
      ...base,
      writer: { id: 'ben', rights: [] },
      model: 'text',
      id,
      baseRev: 1,
      patch: { props: { image: { media } }, i18n: { en: { words: 'Rope' } } },
    });
    await patchModule({
      ...base,
      writer: { id: 'ben', rights: [] },
      model: 'text',
      id,
      baseRev: 2,
      patch: { i18n: { en: { words: null } } },
    });
    expect((await rowOf(id)).i18n).toEqual({ de: { words: 'Tau' }, en: {} });
    const history = await pool().query('select rev, body from module_history where module_id = $1', [id]);
    expect(history.rows).toMatchObject([{ rev: 1, body: { i18n: { de: { words: 'Tau' } } } }]);
    const references = await pool().query('select owner_id, field, target_id from reference where source_id = $1', [
      id,
    ]);
    expect(references.rows).toEqual([{ owner_id: owner.object_id, field: 'image', target_id: media }]);
  });
});

describe('changing the structure', () => {
  it('creates the same container only once by its slug', async () => {
    const owner = { content_type: 'page', object_id: crypto.randomUUID() };
    const slug = `main-${owner.object_id}`;
    const create = () => createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner, slug });
    const [one, other] = await Promise.all([create(), create()]);
    expect([one.kind, other.kind].sort()).toEqual(['existing', 'placed']);
    expect(await createModule({ ...base, model: 'text', spot: { parent: null, column: 0 }, owner })).toEqual({
      kind: 'refused',
      refusal: 'parent-not-allowed',
    });
  });

  it('deletes nothing somebody else has written in it since, or put into it, and shows it instead', async () => {
    const { id: parent } = await container();
    const [kept, fresh] = [await textIn(parent), await textIn(parent)];
    const goes = (seen: Record<string, number>) =>
      deleteModule({ ...base, model: 'container', id: parent, baseRev: 1, seen });
    const berta = { ...base, writer: { id: 'berta', rights: [] } };
    await patchModule({ ...berta, model: 'text', id: kept, baseRev: 1, patch: { i18n: { de: { words: 'Reep' } } } });
    expect(await goes({ [kept]: 1, [fresh]: 1 })).toMatchObject({
      kind: 'stale',
      rev: 1,
      below: [
        { id: kept, rev: 2, i18n: { de: { words: 'Reep' } } },
        { id: fresh, rev: 1 },
      ],
    });
    expect((await rowOf(kept)).deleted_at).toBeNull();
    const added = idOf(await createModule({ ...berta, model: 'text', spot: { parent, column: 1 } }));
    expect(await goes({ [kept]: 2, [fresh]: 1 })).toMatchObject({ kind: 'stale' });
    // What the person has written on another computer is no news.
    await patchModule({ ...base, model: 'text', id: fresh, baseRev: 1, patch: { i18n: { de: { words: 'Garn' } } } });
    expect(await goes({ [kept]: 2, [fresh]: 1, [added]: 1 })).toEqual({ kind: 'saved', id: parent, rev: 2 });
  });

  it('whoever saves while the container goes is asked about or told that it is gone, never dropped in silence', async () => {
    const { id: parent } = await container();
    const id = await textIn(parent);
    const patch = { i18n: { de: { words: 'Reep' } } };
    const [gone, saved] = await Promise.all([
      deleteModule({ ...base, model: 'container', id: parent, baseRev: 1, seen: { [id]: 1 } }),
      patchModule({ ...base, writer: { id: 'berta', rights: [] }, model: 'text', id, baseRev: 1, patch }),
    ]);
    expect([
      ['stale', 'saved'],
      ['saved', 'gone'],
    ]).toContainEqual([gone.kind, saved.kind]);
  });

  it('takes back a deletion with everything it held, but not what was deleted before', async () => {
    const { id: parent } = await container();
    const [before, kept] = [await textIn(parent), await textIn(parent)];
    await deleteModule({ ...base, model: 'text', id: before, baseRev: 1 });
    expect(await deleteModule({ ...base, model: 'container', id: parent, baseRev: 1 })).toMatchObject({
      kind: 'saved',
      rev: 2,
    });
    expect((await rowOf(kept)).deleted_at).not.toBeNull();
    expect(await restoreModule({ ...base, model: 'text', id: kept })).toEqual({
      kind: 'refused',
      refusal: 'parent-gone',
    });
    expect(await restoreModule({ ...base, model: 'container', id: parent })).toMatchObject({ kind: 'saved', rev: 3 });
    expect(await rowOf(kept)).toMatchObject({ deleted_at: null, rev: 1 });
    expect((await rowOf(before)).deleted_at).not.toBeNull();
  });

  it('gives the modules of lost columns to the last one', async () => {
    const { id: parent } = await container();
    const [second, third] = [await textIn(parent, 1), await textIn(parent, 2)];
    const answer = await patchModule({
      ...base,
      model: 'container',
      id: parent,
      baseRev: 1,
      patch: { layout: '50-50' },
    });
    expect(answer).toMatchObject({ kind: 'saved', rev: 2, moved: [{ id: third, rev: 2, column_index: 1 }] });
    expect((await rowOf(third)).pos > (await rowOf(second)).pos).toBe(true);
  });

  it('moves into another container and gives every module its own key, whoever moves at once', async () => {
    const { id: parent, owner } = await container();
    const other = idOf(await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner }));
    const ids = [await textIn(parent), await textIn(parent), await textIn(parent)];
    const moves = ids.map((id) => reorderModule({ ...base, id, spot: { parent: other, column: 0 } }));
    expect((await Promise.all(moves)).every(({ kind }) => kind === 'placed')).toBe(true);
    const { rows } = await pool().query('select count(distinct pos)::int as keys from module where parent_id = $1', [
      other,
    ]);
    expect(rows).toEqual([{ keys: 3 }]);
    expect(await reorderModule({ ...base, id: parent, spot: { parent: ids[0] ?? '', column: 0 } })).toMatchObject({
      kind: 'refused',
    });
  });
});
