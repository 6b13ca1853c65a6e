import { expect, it } from 'vitest';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { deleteModule } from '#app/cms/draft/delete-module.server.ts';
import { patchModule } from '#app/cms/draft/patch-module.server.ts';
import { localized } from '#app/cms/field/localized.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import type { ContentOwner } from '#app/cms/publishing/owner-adapter.ts';
import { publish as publishOwner, unpublish } from '#app/cms/publishing/publish.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { schedule } from '#app/cms/publishing/schedule.server.ts';
import { draftChanges, keepVersion, versionHistory } from '#app/cms/publishing/versions.server.ts';
import { asItWillBe } from '#app/cms/release/as-it-will-be.server.ts';
import { article } from '#app/collections/article/schema.ts';
import {
  contentModel as bare,
  editor,
  freshProgramme,
  now,
  show,
} from '#app/features/programme/programme-for-tests.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { entryForTeam, entryPage } from '../entries/entry-page.server.ts';
import { allAdapters, contentOwner } from './content-owner.server.ts';
import { loadDraftOf } from './entry-draft.server.ts';

freshProgramme();
const modules = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({
    model: 'text',
    group: 'text',
    fields: { words: localized(text({ required: true, search: 'B' })) },
  }),
};
const contentModel = { ...bare, modules };
const viewer = editor('publisher');
const base = { definitions: modules, writer: { id: viewer.id, rights: [] }, attempt: {} };

type Thing = Awaited<ReturnType<typeof story>>;

/** An article that is online in both languages, with one text at the place `content` that nobody has published. */
async function story() {
  const entry = await show('article', {}, { de: { title: 'Knoten' }, en: { title: 'Knots' } });
  const owner = { content_type: 'article', object_id: entry.id };
  const slug = slotSlug(entry, 'content', '1');
  const box = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner, slug });
  const spot = { parent: 'id' in box ? box.id : '', column: 0 };
  const i18n = { de: { words: 'Seil' }, en: { words: 'Rope' } };
  const words = await createModule({ ...base, model: 'text', spot, i18n });
  return { ...entry, container: spot.parent, text: 'id' in words ? words.id : '' };
}

async function write({ text: id }: Pick<Thing, 'text'>, i18n: Partial<Record<Locale, { words: string }>>) {
  const nodes = await draftNodes('article', (await ownerOf(id)) ?? '');
  const baseRev = nodes.find((node) => node.id === id)?.rev ?? 0;
  return patchModule({ ...base, model: 'text', id, baseRev, patch: { i18n } });
}

const owners = new Map<string, string>();
const ownerOf = async (id: string) => owners.get(id);

async function grown(): Promise<Thing> {
  const thing = await story();
  owners.set(thing.text, thing.id);
  return thing;
}

const draftOf = ({ id }: { id: string }) => loadDraftOf({ type: 'article', id }, { locale: 'de', viewer });
const tagOf = async (thing: { id: string }) => (await draftOf(thing))?.draft_tag ?? 'missing';

/** As the calls of the editor find it, with the checks of what is edited in place. */
async function asOwner({ id }: { id: string }): Promise<ContentOwner> {
  const found = await contentOwner(id, contentModel);
  if (!found) throw new Error(`Nothing has the id ${id}.`);
  return found;
}

const publish = async (thing: Thing, locale: Locale, chosen: ReadonlySet<string> | null = null) =>
  publishOwner({ owner: await asOwner(thing), locale, tag: await tagOf(thing), chosen, actor: viewer });

const changesOf = async (thing: Thing) => draftChanges({ owner: await asOwner(thing), locale: 'de' });

/** The words a visitor reads at the place `content`. */
async function read({ number }: Thing, locale: Locale): Promise<unknown[]> {
  const page = await entryPage(article, { id: String(number), slug: null, locale, now, modules });
  const entry = page.kind === 'found' ? page.entry : null;
  const found = entry ?? (await canonical(number, locale));
  return (found?.slots.content ?? []).flatMap(({ columns }) =>
    columns.flatMap(({ children }) => children.map(({ fields }) => fields.words)),
  );
}

async function canonical(number: number, locale: Locale) {
  const slug = locale === 'de' ? 'knoten' : 'knots';
  const page = await entryPage(article, { id: String(number), slug, locale, now, modules });
  return page.kind === 'found' ? page.entry : null;
}

it('publishes nothing of an entry that somebody has changed since it was looked at', async () => {
  const thing = await grown();
  const tag = await tagOf(thing);
  await write(thing, { de: { words: 'Neues Seil' } });
  const refused = await publishOwner({ owner: await asOwner(thing), locale: 'de', tag, actor: viewer });
  expect(refused).toMatchObject({ kind: 'changed', draft_tag: await tagOf(thing) });
  expect(await read(thing, 'de')).toEqual([]);
});

it('is not published by an editor, nor by a stale tag at a time, and not with holes in it', async () => {
  const thing = await grown();
  const what = { owner: await asOwner(thing), locale: 'de' as const, tag: await tagOf(thing) };
  expect(await publishOwner({ ...what, actor: editor('editor') })).toEqual({ kind: 'forbidden' });
  expect(await unpublish({ ...what, actor: editor('editor') })).toEqual({ kind: 'forbidden' });
  const due = now.add({ hours: 1 });
  const timed = { action: 'publish' as const, due, now, actor: viewer };
  expect(await schedule({ ...what, ...timed, tag: 'an older one' })).toMatchObject({ kind: 'changed' });
  await write(thing, { de: { words: '' } });
  const missing = [{ module: thing.text, path: 'words', message: 'field_problem_required' }];
  expect(await changesOf(thing)).toMatchObject({ missing });
  const incomplete = await publishOwner({ ...what, tag: await tagOf(thing), actor: viewer });
  expect(incomplete).toMatchObject({ kind: 'incomplete', problems: [{ module: thing.text }] });
  expect(await read(thing, 'de')).toEqual([]);
});

it('goes online in German alone, and comes back from what was published before', async () => {
  const thing = await grown();
  expect((await changesOf(thing))?.modules.map(({ kind }) => kind)).toEqual(['added', 'added']);
  const done = await publish(thing, 'de');
  expect(done).toMatchObject({ kind: 'published', n: 2, before: 1 });
  expect([await read(thing, 'de'), await read(thing, 'en')]).toEqual([['Seil'], []]);
  expect(await draftOf(thing)).toMatchObject({
    changed: { de: 0, en: 2 },
    live: { de: { changed: [] }, en: { same: [], changed: [] } },
  });
  expect((await draftOf(thing))?.live.de.same.toSorted()).toEqual([thing.container, thing.text].toSorted());
  await publishVersion({ owner: await asOwner(thing), locale: 'de', n: 1, actor: viewer });
  expect(await read(thing, 'de')).toEqual([]);
});

it('lets single modules out, and leaves the words of the entry as visitors know them', async () => {
  const thing = await grown();
  await publish(thing, 'de');
  await write(thing, { de: { words: 'Tau' } });
  const spot = { parent: thing.container, column: 0 };
  await createModule({ ...base, model: 'text', spot, i18n: { de: { words: 'Noch nicht' } } });
  await publish(thing, 'de', new Set([thing.text]));
  expect(await read(thing, 'de')).toEqual(['Tau']);
});

it('shows the team the draft and what is planned, and says nothing of it to visitors', async () => {
  const thing = await grown();
  const due = now.add({ hours: 2 });
  const what = { owner: await asOwner(thing), locale: 'de' as const, tag: await tagOf(thing), actor: viewer };
  expect(await schedule({ ...what, action: 'publish', due, now })).toMatchObject({ kind: 'scheduled' });
  const adapters = allAdapters(contentModel);
  const at = (hours: number) =>
    asItWillBe({ now: now.add({ hours }), release: null, adapters }, () => read(thing, 'de'));
  expect(await at(1)).toEqual([]);
  expect(await at(2)).toEqual(['Seil']);
  const draft = await entryForTeam(article, { id: String(thing.number), locale: 'de', now, modules });
  expect(JSON.stringify(draft?.slots.content)).toContain('Seil');
  expect(await read(thing, 'de')).toEqual([]);
});

it('keeps its history per language, brings one module back, and gives a container that was deleted its place again', async () => {
  const thing = await grown();
  const which = { owner: await asOwner(thing), locale: 'de' as const, actor: viewer };
  await keepVersion({ ...which, label: 'Vor dem Fest', kind: 'named' });
  await write(thing, { de: { words: 'Anders' }, en: { words: 'Other' } });
  const versions = await versionHistory({ owner: await asOwner(thing), locale: 'de', page: 1, pageSize: 5 });
  expect(versions.results.map(({ n, kind, live }) => [n, kind, live])).toEqual([
    [2, 'named', false],
    [1, 'publish', true],
  ]);
  await restoreVersion({ ...which, n: 2, only: new Set([thing.text]) });
  const [node] = (await draftNodes('article', thing.id)).filter(({ id }) => id === thing.text);
  expect(node?.i18n).toEqual({ de: { words: 'Seil' }, en: { words: 'Other' } });

  const [box] = (await draftNodes('article', thing.id)).filter(({ id }) => id === thing.container);
  await deleteModule({ ...base, model: 'container', id: thing.container, baseRev: box?.rev ?? 0 });
  const owner = { content_type: 'article', object_id: thing.id };
  const back = { model: 'container', id: thing.container, spot: { parent: null, column: 0 }, owner };
  const answer = await createModule({ ...base, ...back, ...(box?.slug ? { slug: box.slug } : {}) });
  expect(answer).toMatchObject({ kind: 'placed' });
  const [again] = (await draftNodes('article', thing.id)).filter(({ id }) => id === thing.container);
  expect(again?.slug).toBe(box?.slug);
});
