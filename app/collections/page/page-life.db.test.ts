import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Editor } from '#app/auth/viewer.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { file } from '#app/cms/field/file/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { richText } from '#app/cms/field/rich-text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { copyDraft } from '#app/cms/publishing/save-draft.server.ts';
import { moveToTrash, restoreFromTrash } from '#app/cms/publishing/trash.server.ts';
import { pool } from '#app/db/client.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { updatePage } from './draft/commands.server.ts';
import { pagesInTrash } from './draft/trash.server.ts';
import { pageOwner } from './page-adapter.server.ts';
import { definitions, forgetPages, grow, publish, viewer, write } from './pages-for-tests.ts';
import { listPages } from './public/page-list.server.ts';
import { publishedPage } from './public/queries.server.ts';
import { readPage } from './read-pages.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(forgetPages);
afterAll(() => database.close());

const editor: Editor = { ...viewer, role: 'editor' };

describe('copying a page', () => {
  it('is refused to those who may not make pages', async () => {
    const page = await grow();
    expect(await copyDraft({ owner: pageOwner(page.id, definitions), actor: editor })).toEqual({ kind: 'forbidden' });
  });

  it('makes a page of its own with the same words, offline, at the next free address', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    const one = await copyDraft({ owner: pageOwner(page.id, definitions), actor: viewer });
    const two = await copyDraft({ owner: pageOwner(page.id, definitions), actor: viewer });
    if (one.kind !== 'saved' || two.kind !== 'saved') throw new Error('The page was not copied.');
    expect((await readPage(one.id))?.slug).toEqual({ de: 'besuch-2', en: 'besuch-en-2' });
    expect((await readPage(two.id))?.slug).toEqual({ de: 'besuch-3', en: 'besuch-en-3' });
    const [words] = (await draftNodes('page', one.id)).filter(({ model }) => model === 'text');
    expect(words).toMatchObject({ rev: 1, i18n: { de: { words: 'Tauwerk' }, en: { words: 'Cordage' } } });
    await write(words?.id ?? '', 'de', 'Nur in der Kopie');
    expect(JSON.stringify(await draftNodes('page', page.id))).not.toContain('Nur in der Kopie');
    expect(await publishedPage({ path: 'besuch-2', locale: 'de' })).toBeNull();
  });
});

describe('the bin', () => {
  it('gives a page back with everything in it, online where it was online, in the words visitors read', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    const seen = await publishedPage({ path: 'besuch', locale: 'de' });
    await updatePage({ id: page.id, baseRev: 1, input: { title: { de: 'Unfertig' } }, actor: viewer });
    await moveToTrash({ owner: pageOwner(page.id, definitions), actor: viewer });
    expect(await publishedPage({ path: 'besuch', locale: 'de' })).toBeNull();
    expect(await pagesInTrash()).toMatchObject([{ id: page.id, title: { de: 'Unfertig' } }]);
    expect(await restoreFromTrash({ owner: pageOwner(page.id, definitions), actor: editor })).toEqual({
      kind: 'forbidden',
    });
    expect(await restoreFromTrash({ owner: pageOwner(page.id, definitions), actor: viewer })).toMatchObject({
      kind: 'saved',
      id: page.id,
      online: ['de'],
      offline: [],
    });
    expect(await draftNodes('page', page.id)).toHaveLength(2);
    const back = await publishedPage({ path: 'besuch', locale: 'de' });
    expect({ ...back, published_at: '' }).toEqual({ ...seen, published_at: '' });
    expect(await publishedPage({ path: 'besuch-en', locale: 'en' })).toBeNull();
    expect(await restoreFromTrash({ owner: pageOwner(page.id, definitions), actor: viewer })).toEqual({ kind: 'gone' });
  });

  it('keeps what the page points at, in its draft and in what visitors read: pictures, links, files and events', async () => {
    const page = await grow();
    const all = { ...definitions, pointing };
    const [picture, leaflet, concert, target] = Array.from({ length: 4 }, () => crypto.randomUUID());
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Mehr', marks: [linkTo(target)] }] };
    const made = await createModule({
      ...{ definitions: all, writer: viewer, attempt: {}, model: 'pointing' },
      spot: { parent: await containerOf(page.id), column: 0 },
      props: {
        picture: { media: picture },
        leaflet: { media: leaflet },
        concert,
        more: { ref: { type: 'page', id: target } },
      },
      i18n: { de: { words: { type: 'doc', content: [paragraph] } } },
    });
    expect(made.kind).toBe('placed');
    await updatePage({ id: page.id, baseRev: 1, input: { og_image: picture }, actor: viewer });
    const owner = pageOwner(page.id, all);
    await publishPage({ owner, locale: 'de', actor: viewer });
    const pointedAt = await referencesOf(page.id);
    expect(pointedAt.filter((line) => line.startsWith('module'))).toHaveLength(5);
    expect(pointedAt.filter((line) => line.startsWith('publication')).length).toBeGreaterThanOrEqual(5);

    await moveToTrash({ owner, actor: viewer });
    await restoreFromTrash({ owner, actor: viewer });
    expect(await referencesOf(page.id)).toEqual(pointedAt);
  });

  it('says so when somebody has taken the address meanwhile, and leaves that page where it is', async () => {
    const page = await grow();
    for (const locale of ['de', 'en'] as const) await publish(page.id, locale);
    await moveToTrash({ owner: pageOwner(page.id, definitions), actor: viewer });
    const other = await grow();
    await publish(other.id, 'de');
    expect(await restoreFromTrash({ owner: pageOwner(page.id, definitions), actor: viewer })).toMatchObject({
      online: ['en'],
      offline: [{ locale: 'de', reason: 'page_problem_address_taken' }],
    });
    expect((await publishedPage({ path: 'besuch', locale: 'de' }))?.id).toBe(other.id);
  });

  it('puts a page whose parent is gone at the top', async () => {
    const above = await grow('haus');
    const below = await grow('karten', above.id);
    await moveToTrash({ owner: pageOwner(below.id, definitions), actor: viewer });
    await moveToTrash({ owner: pageOwner(above.id, definitions), actor: viewer });
    await restoreFromTrash({ owner: pageOwner(below.id, definitions), actor: viewer });
    expect((await readPage(below.id))?.parent_id).toBeNull();
  });
});

const pointing = defineModule({
  model: 'pointing',
  group: 'text',
  fields: { picture: image(), leaflet: file(), concert: reference('event'), more: link(), words: richText() },
});

const linkTo = (id: string | undefined) => ({ type: 'link', attrs: { ref: { type: 'page', id } } });

async function containerOf(id: string): Promise<string> {
  return (await draftNodes('page', id)).find(({ model }) => model === 'container')?.id ?? '';
}

/** Everything the page points at, a line for each, in a fixed order. */
async function referencesOf(id: string): Promise<string[]> {
  const { rows } = await pool().query<{ line: string }>(
    `select concat_ws(' ', source_type, source_id, locale, field, target_type, target_id) as line
     from reference where owner_type = 'page' and owner_id = $1 order by line`,
    [id],
  );
  return rows.map(({ line }) => line);
}

describe('the list of pages', () => {
  it('says the state of each language', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    expect(await listPages()).toMatchObject([{ id: page.id, status: { de: 'published', en: 'draft' } }]);
    await write(page.text, 'de', 'Neuer');
    expect(await listPages()).toMatchObject([{ status: { de: 'changed', en: 'draft' } }]);
  });
});

describe('publishing chosen modules', () => {
  it('leaves what was not chosen as visitors know it', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Gewählt');
    await updatePage({ id: page.id, baseRev: 1, input: { title: { de: 'Nicht gewählt' } }, actor: viewer });
    const chosen = new Set([page.text]);
    await publishPage({ owner: pageOwner(page.id, definitions), locale: 'de', chosen, actor: viewer });
    const live = await publishedPage({ path: 'besuch', locale: 'de' });
    expect(live?.doc.page.title).toBe('Titel besuch');
    expect(JSON.stringify(live?.doc.nodes)).toContain('Gewählt');
  });

  it('keeps the address while the new one was not chosen', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await updatePage({ id: page.id, baseRev: 1, input: { slug: { de: 'anders' } }, actor: viewer });
    const chosen = new Set([page.text]);
    const answer = await publishPage({ owner: pageOwner(page.id, definitions), locale: 'de', chosen, actor: viewer });
    expect(answer).toMatchObject({ kind: 'published', url: '/de/besuch', before: 1 });
  });
});

describe('undoing a publication', () => {
  it('shows visitors the version before, and leaves the draft alone', async () => {
    const page = await grow();
    await publish(page.id, 'de');
    await write(page.text, 'de', 'Ein Irrtum');
    await publish(page.id, 'de');
    const undone = await publishVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 1, actor: viewer });
    expect(undone).toMatchObject({ kind: 'published', n: 1, before: 2 });
    expect(JSON.stringify((await publishedPage({ path: 'besuch', locale: 'de' }))?.doc)).toContain('Tauwerk');
    expect(JSON.stringify(await draftNodes('page', page.id))).toContain('Ein Irrtum');
    const { rows } = await pool().query("select body from search_document where locale = 'de'");
    expect(rows[0]?.body).toContain('Tauwerk');
  });

  it('is refused for a version that does not exist', async () => {
    const page = await grow();
    const answer = await publishVersion({ owner: pageOwner(page.id, definitions), locale: 'de', n: 9, actor: viewer });
    expect(answer).toEqual({ kind: 'gone' });
  });
});
