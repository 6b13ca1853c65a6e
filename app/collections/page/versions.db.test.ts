import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '#app/auth/viewer.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { deleteModule } from '#app/cms/draft/delete-module.server.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { draftChanges, keepVersion, readVersion, versionHistory } from '#app/cms/publishing/versions.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { loadDraft } from './draft/draft.server.ts';
import { pageOwner } from './page-adapter.server.ts';
import { definitions, forgetPages, grow, publish, revOf, viewer, write } from './pages-for-tests.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(forgetPages);
afterAll(() => database.close());

const attempt = {};
const versions = (pageId: string) =>
  versionHistory({ owner: pageOwner(pageId, definitions), locale: 'de', page: 1, pageSize: 10 });
const keep = (pageId: string, label: string) =>
  keepVersion({ owner: pageOwner(pageId, definitions), locale: 'de', label, kind: 'named', actor: viewer });

async function add(container: string, words: string): Promise<string> {
  const spot = { parent: container, column: 0 };
  const made = await createModule({
    model: 'text',
    spot,
    i18n: { de: { words }, en: { words } },
    definitions,
    writer: viewer,
    attempt,
  });
  return 'id' in made ? made.id : '';
}

describe('the list of versions', () => {
  it('says of each version what it changed, and which one visitors read', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Neu');
    await keep(page.id, 'Vor dem Fest');
    const { count, results } = await versions(page.id);
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { n: 2, kind: 'named', label: 'Vor dem Fest', live: false },
      { n: 1, kind: 'publish', live: true },
    ]);
    expect(results[0]?.changes.modules).toEqual([
      { module: page.text, model: 'text', kind: 'changed', fields: ['words'] },
    ]);
  });

  it('is of one language only', async () => {
    const page = await grow();
    await publish(page.id, 'en');
    expect((await versions(page.id)).count).toBe(0);
    expect(await readVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 1 })).toBeNull();
  });

  it('cannot be added to by visitors', async () => {
    const page = await grow();
    const owner = pageOwner(page.id, definitions);
    const request = { owner, locale: 'de', label: 'x', kind: 'named', actor: visitor } as const;
    expect(await keepVersion(request)).toEqual({ kind: 'forbidden' });
  });
});

describe('what publishing would change', () => {
  it('names added, changed and removed modules, and nothing of the other language', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'en', 'Ropes');
    expect((await draftChanges({ owner: pageOwner(page.id, definitions), locale: 'de' }))?.modules).toEqual([]);
    const [container] = (await draftNodes('page', page.id)).filter(({ model }) => model === 'container');
    const added = await add(container?.id ?? '', 'Dazu');
    const gone = { model: 'text', id: page.text, baseRev: await revOf(page.text) };
    await deleteModule({ ...gone, definitions, writer: viewer, attempt });
    const changes = await draftChanges({ owner: pageOwner(page.id, definitions), locale: 'de' });
    expect(changes?.modules.map(({ module, kind }) => [module, kind])).toEqual([
      [added, 'added'],
      [page.text, 'removed'],
    ]);
  });
});

describe('before anything is published', () => {
  it('names what must be there and is not, in this language and in no other', async () => {
    const page = await grow();
    await write(page.text, 'en', null);
    const missing = async (locale: 'de' | 'en') =>
      (await draftChanges({ owner: pageOwner(page.id, definitions), locale }))?.missing;
    expect(await missing('en')).toEqual([{ module: page.text, path: 'words', message: 'field_problem_required' }]);
    expect(await missing('de')).toEqual([]);
    const other = await grow('besuch');
    await publish(page.id, 'de');
    expect(await draftChanges({ owner: pageOwner(other.id, definitions), locale: 'de' })).toMatchObject({
      missing: [{ module: null, path: 'slug', message: 'page_problem_address_taken' }],
    });
  });

  it('tells of each module and language whether visitors have it, and whether as it is here', async () => {
    const page = await grow();
    const live = async () => (await loadDraft({ pageId: page.id, locale: 'de', viewer }))?.live;
    expect(await live()).toEqual({ de: { same: [], changed: [] }, en: { same: [], changed: [] } });
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Hanf');
    const [container] = (await draftNodes('page', page.id)).filter(({ model }) => model === 'container');
    await add(container?.id ?? '', 'Dazu');
    expect(await live()).toEqual({
      de: { same: [container?.id], changed: [page.text] },
      en: { same: [], changed: [] },
    });
  });
});

describe('restoring one module', () => {
  it('leaves the others as they are now', async () => {
    const page = await grow();
    const [container] = (await draftNodes('page', page.id)).filter(({ model }) => model === 'container');
    const second = await add(container?.id ?? '', 'Zweiter');
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Neu eins');
    await write(second, 'de', 'Neu zwei');
    const later = await add(container?.id ?? '', 'Später dazu');
    const only = new Set([page.text]);
    const answer = await restoreVersion({
      owner: pageOwner(page.id, definitions),
      locale: 'de',
      n: 1,
      only,
      actor: viewer,
    });
    expect(answer).toEqual({ kind: 'restored', before: 2 });
    const nodes = new Map((await draftNodes('page', page.id)).map((node) => [node.id, node]));
    expect(nodes.get(page.text)?.i18n).toEqual({ de: { words: 'Tauwerk' }, en: { words: 'Cordage' } });
    expect(nodes.get(second)?.i18n.de).toEqual({ words: 'Neu zwei' });
    expect(nodes.get(later)?.hidden_in).toEqual([]);
  });

  it('brings its container back when that is gone too, hidden in the other language', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    const [container] = (await draftNodes('page', page.id)).filter(({ model }) => model === 'container');
    const gone = { model: 'container', id: container?.id ?? '', baseRev: await revOf(container?.id ?? '') };
    await deleteModule({ ...gone, definitions, writer: viewer, attempt });
    const only = new Set([page.text]);
    await restoreVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 1, only, actor: viewer });
    const nodes = await draftNodes('page', page.id);
    expect(nodes.map(({ hidden_in }) => hidden_in)).toEqual([['en'], ['en']]);
  });
});

describe('a module that was deleted', () => {
  it('comes back under its own id with the words of the other language, and only to its own page', async () => {
    const page = await grow();
    const other = await grow('anfahrt');
    const [row] = await draftNodes('page', page.id).then((nodes) => nodes.filter(({ id }) => id === page.text));
    const [box] = await draftNodes('page', other.id);
    await deleteModule({ model: 'text', id: page.text, baseRev: 1, definitions, writer: viewer, attempt });
    const again = (parent: string) =>
      createModule({
        model: 'text',
        id: page.text,
        spot: { parent, column: 0 },
        i18n: { de: { words: 'Wieder da' } },
        hidden_in: ['en'],
        definitions,
        writer: viewer,
        attempt,
      });
    expect(await again(box?.id ?? '')).toEqual({ kind: 'refused', refusal: 'exists' });
    expect(await again(row?.parent_id ?? '')).toMatchObject({ kind: 'placed', id: page.text, rev: 3 });
    expect((await draftNodes('page', page.id)).find(({ id }) => id === page.text)).toMatchObject({
      i18n: { de: { words: 'Wieder da' }, en: { words: 'Cordage' } },
      hidden_in: ['en'],
    });
  });
});
