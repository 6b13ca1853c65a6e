import { expect, it } from 'vitest';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { deleteModule } from '#app/cms/draft/delete-module.server.ts';
import { patchModule } from '#app/cms/draft/patch-module.server.ts';
import { localized } from '#app/cms/field/localized.ts';
import { text } from '#app/cms/field/text.ts';
import { defineModule } from '#app/cms/module.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { article } from './article/schema.ts';
import { editedChanges, editedDraft } from './edited-draft.server.ts';
import { publishEdited, publishEditedVersion, scheduleEdited, unpublishEdited } from './edited-publishing.server.ts';
import { editedVersions, keepEdited, restoreEdited } from './edited-versions.server.ts';
import { entryForTeam, entryPage } from './entry-page.server.ts';
import { draftNodes } from './page/draft.server.ts';
import { plannedVersion } from './page/planned-version.server.ts';
import { house as bare, editor, freshProgramme, now, show } from './programme-for-tests.ts';

freshProgramme();
const modules = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({
    model: 'text',
    group: 'text',
    fields: { words: localized(text({ required: true, search: 'B' })) },
  }),
};
const house = { ...bare, modules };
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

const tagOf = async ({ id }: { id: string }) =>
  (await editedDraft(id, { locale: 'de', viewer }))?.draft_tag ?? 'missing';

const publish = async (thing: Thing, locale: Locale, chosen: ReadonlySet<string> | null = null) =>
  publishEdited({ id: thing.id, locale, tag: await tagOf(thing), chosen, viewer, house });

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
  const refused = await publishEdited({ id: thing.id, locale: 'de', tag, chosen: null, viewer, house });
  expect(refused).toMatchObject({ kind: 'changed', draft_tag: await tagOf(thing) });
  expect(await read(thing, 'de')).toEqual([]);
});

it('is not published by an editor, nor by a stale tag at a time, and not with holes in it', async () => {
  const thing = await grown();
  const what = { id: thing.id, locale: 'de' as const, tag: await tagOf(thing), chosen: null, house };
  expect(await publishEdited({ ...what, viewer: editor('editor') })).toEqual({ kind: 'forbidden' });
  expect(await unpublishEdited({ ...what, viewer: editor('editor') })).toBe(false);
  const due = now.add({ hours: 1 });
  const timed = { action: 'publish' as const, due, now, viewer };
  expect(await scheduleEdited({ ...what, ...timed, tag: 'an older one' })).toMatchObject({ kind: 'changed' });
  await write(thing, { de: { words: '' } });
  const missing = [{ module: thing.text, path: 'words', message: 'field_problem_required' }];
  expect(await editedChanges(thing.id, { locale: 'de', house })).toMatchObject({ missing });
  const incomplete = await publishEdited({ ...what, tag: await tagOf(thing), viewer });
  expect(incomplete).toMatchObject({ kind: 'incomplete', problems: [{ module: thing.text }] });
  expect(await read(thing, 'de')).toEqual([]);
});

it('goes online in German alone, and comes back from what was published before', async () => {
  const thing = await grown();
  expect((await editedChanges(thing.id, { locale: 'de', house }))?.modules.map(({ kind }) => kind)).toEqual([
    'added',
    'added',
  ]);
  const done = await publish(thing, 'de');
  expect(done).toMatchObject({ kind: 'published', n: 2, before: 1 });
  expect([await read(thing, 'de'), await read(thing, 'en')]).toEqual([['Seil'], []]);
  expect(await editedDraft(thing.id, { locale: 'de', viewer })).toMatchObject({
    changed: { de: 0, en: 2 },
    live: { de: { changed: [] }, en: { same: [], changed: [] } },
  });
  expect((await editedDraft(thing.id, { locale: 'de', viewer }))?.live.de.same.toSorted()).toEqual(
    [thing.container, thing.text].toSorted(),
  );
  await publishEditedVersion({ id: thing.id, locale: 'de', n: 1, viewer, house });
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
  const what = { id: thing.id, locale: 'de' as const, tag: await tagOf(thing), chosen: null, viewer, house };
  expect(await scheduleEdited({ ...what, action: 'publish', due, now })).toMatchObject({ kind: 'scheduled' });
  const at = (hours: number) =>
    plannedVersion({ type: 'article', id: thing.id, locale: 'de', now: now.add({ hours }) });
  expect(await at(1)).toBeNull();
  const version = await at(2);
  const asked = { id: String(thing.number), locale: 'de' as const, now, modules };
  const [draft, then] = [await entryForTeam(article, asked), await entryForTeam(article, { ...asked, version })];
  for (const shown of [draft, then]) expect(JSON.stringify(shown?.slots.content)).toContain('Seil');
  expect(await read(thing, 'de')).toEqual([]);
});

it('keeps its history per language, brings one module back, and gives a container that was deleted its place again', async () => {
  const thing = await grown();
  const which = { id: thing.id, locale: 'de' as const, viewer, house };
  await keepEdited({ ...which, label: 'Vor dem Fest', kind: 'named' });
  await write(thing, { de: { words: 'Anders' }, en: { words: 'Other' } });
  const versions = await editedVersions({ id: thing.id, locale: 'de', page: 1, pageSize: 5 });
  expect(versions.results.map(({ n, kind, live }) => [n, kind, live])).toEqual([
    [2, 'named', false],
    [1, 'publish', true],
  ]);
  await restoreEdited({ ...which, n: 2, only: new Set([thing.text]) });
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
