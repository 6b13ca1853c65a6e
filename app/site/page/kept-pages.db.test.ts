import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { type Viewer, visitor } from '#app/auth/viewer.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { announceChange } from '#app/cache/changes.ts';
import { EpochListener } from '#app/cache/epoch-listener.server.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { createPage, updatePage } from '#app/collections/page/draft/commands.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { viewer as anna, forgetPages } from '#app/collections/page/pages-for-tests.ts';
import { pageView } from '#app/collections/page/public/view.server.ts';
import { pool } from '#app/db/client.server.ts';
import { germanAlert } from '#app/features/alerts/alert-for-tests.ts';
import { saveAlert } from '#app/features/alerts/commands.server.ts';
import { openingHoursTag } from '#app/features/opening-hours/queries.server.ts';
import { saveSettings } from '#app/features/site-settings/commands.server.ts';
import { type LoadContext, loadContext } from '#app/load-context.ts';
import { paragraphs } from '#app/modules/example-text.ts';
import { definitions } from '#app/modules/registry.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { loadShell } from '../shell/shell-data.server.ts';
import { loadPage } from './load-page.server.ts';

const origin = 'https://museum.example';
/** A Monday. */
const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetPages();
  await pool().query('truncate alert, opening_rule, opening_exception');
});

/** As on a running site: from now on this process hears of every change. */
async function listening() {
  const epochs = new EpochListener({ pool: pool(), pollMilliseconds: 50 });
  await epochs.start();
  onTestFinished(() => epochs.close());
}

type Options = { now?: Temporal.Instant; viewer?: Viewer; preview?: LoadContext['preview']; query?: string };

function asked({ now = noon, viewer = visitor, preview = null }: Options): LoadContext {
  const person = { viewer, csrfToken: null, requestId: '', clientAddress: '' };
  return { ...person, now: preview?.now ?? now, preview, locale: 'de', notes: new CacheNotes() };
}

const page = (asking: Options = {}) =>
  loadPage({ ...asked(asking), path: 'besuch', query: new URLSearchParams(asking.query), origin });

function shell(asking: Options = {}) {
  const context = new RouterContextProvider();
  context.set(loadContext, asked(asking));
  return loadShell(context);
}

async function publishedPage(slug = 'besuch', title = 'Ihr Besuch') {
  const created = await createPage({ parent: null, input: { slug: { de: slug }, title: { de: title } }, actor: anna });
  if (created.kind !== 'saved') throw new Error(JSON.stringify(created));
  await publish(created.id);
  return created.id;
}

const publish = (pageId: string) =>
  publishPage({ owner: pageOwner(pageId, definitions), locale: 'de', actor: systemActor });

async function rename(id: string, title: string) {
  const { rows } = await pool().query<{ rev: number }>('select rev from page where id = $1', [id]);
  await updatePage({ id, baseRev: rows[0]?.rev ?? 0, input: { title: { de: title } }, actor: anna });
}

const explain = (de: string) => saveSettings({ glossary: { de, en: '' } }, systemActor);

async function setVariant(id: string, language_variant: 'leichte_sprache') {
  const { rows } = await pool().query<{ rev: number }>('select rev from page where id = $1', [id]);
  await updatePage({ id, baseRev: rows[0]?.rev ?? 0, input: { language_variant }, actor: anna });
}

async function addText(pageId: string, words: string) {
  const base = { definitions, writer: anna, attempt: {} };
  const owner = { content_type: 'page', object_id: pageId };
  const box = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner });
  const spot = { parent: 'id' in box ? box.id : '', column: 0 };
  await createModule({ ...base, model: 'text', spot, i18n: { de: { content: paragraphs(words) } } });
}

/** How many statements something takes. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pool(), 'query');
  await work();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

test('a page that was seen before asks the database nothing', async () => {
  await listening();
  await publishedPage();
  const visit = () => Promise.all([page(), shell()]);
  // The notice of the publication is still on its way and outdates what is read meanwhile.
  await eventually(async () => expect(await statementsOf(visit)).toBe(0));
});

test('a page that does not exist is found as soon as it does', async () => {
  await listening();
  expect(await page()).toBeNull();
  await publishedPage();
  expect((await page())?.title).toBe('Ihr Besuch');
});

test('a new title is seen at once, a draft of one only by those who edit', async () => {
  await listening();
  const id = await publishedPage();
  await page();
  await rename(id, 'Besuchen Sie uns');
  expect((await page())?.title).toBe('Ihr Besuch');
  expect((await page({ viewer: anna, query: 'edit' }))?.title).toBe('Besuchen Sie uns');
  expect((await page({ preview: { now: noon, of: 'draft' } }))?.title).toBe('Besuchen Sie uns');
  await publish(id);
  expect((await page())?.title).toBe('Besuchen Sie uns');
});

test('words are set for who reads, and stay as they were typed for who edits and for machines', async () => {
  await listening();
  const typed = "Um 20 Uhr geht's los";
  await publishedPage('besuch', typed);
  expect((await page())?.title).toBe('Um 20\u00a0Uhr geht’s los');
  expect((await page({ viewer: anna, query: 'edit' }))?.title).toBe(typed);
  expect((await pageView({ path: 'besuch', locale: 'de', now: noon, definitions }))?.page.title).toBe(typed);
});

test('difficult words are explained below a page in Leichte Sprache and nowhere else, and follow the list', async () => {
  await listening();
  await explain('Lore = Ein kleiner Zug.');
  const id = await publishedPage();
  await addText(id, 'Fahren Sie mit der Lore.');
  await publish(id);
  expect(JSON.stringify((await page())?.nodes)).not.toContain('kleiner Zug');
  await setVariant(id, 'leichte_sprache');
  await publish(id);
  await eventually(async () => expect(JSON.stringify((await page())?.nodes)).toContain('Ein kleiner Zug.'));
  const shown = await page();
  expect(shown?.nodes).toHaveLength(2);
  expect(JSON.stringify(shown?.nodes[0])).toContain('<a href=\\"#words\\">Lore</a>');
  expect(JSON.stringify((await page({ preview: { now: noon, of: 'draft' } }))?.nodes)).toContain('kleiner Zug');
  expect((await page({ viewer: anna, query: 'edit' }))?.nodes).toHaveLength(1);
  await explain('Lore = Ein Zug.');
  await eventually(async () => expect(JSON.stringify((await page())?.nodes)).toContain('Ein Zug.'));
  await explain('');
  await eventually(async () => expect((await page())?.nodes).toHaveLength(1));
});

test('a notice is seen on every page at once, also when another node wrote it', async () => {
  await listening();
  expect((await shell()).alerts).toEqual([]);
  await saveAlert(germanAlert('Heute geschlossen'), { id: null, isNew: true, actor: anna });
  expect((await shell()).alerts[0]?.title).toBe('Heute geschlossen');
  // Another process: nobody tells this one but the database.
  await pool().query(`update alert set title = '{"de": "Wieder offen"}'`);
  await pool().query(`insert into cache_epoch (tag, epoch) values ('alerts', pg_current_xact_id()::text::bigint)
    on conflict (tag) do update set epoch = excluded.epoch`);
  await eventually(async () => expect((await shell()).alerts[0]?.title).toBe('Wieder offen'));
});

test('a page is rendered anew when a notice begins', async () => {
  await saveAlert(germanAlert('Umleitung', { starts: '2026-11-23T12:30' }), { id: null, isNew: true, actor: anna });
  const context = new RouterContextProvider();
  const load = asked({});
  context.set(loadContext, load);
  expect((await loadShell(context)).alerts).toEqual([]);
  expect(load.notes.expiresAt).toBe(Date.parse('2026-11-23T11:30:00Z'));
});

test('what is said of today changes with the hours, with the clock and with the day', async () => {
  await listening();
  expect((await shell()).today).toBeNull();
  await pool().query(
    `insert into opening_rule (id, weekday, opens, closes) values (gen_random_uuid(), 1, '10:00', '18:00')`,
  );
  announceChange([openingHoursTag]);
  const at = async (time: string) => (await shell({ now: Temporal.Instant.from(time) })).today;
  const before = await at('2026-11-23T08:59:59Z');
  expect(before).toMatchObject({ isOpen: false, day: { date: '2026-11-23' } });
  const opened = await at('2026-11-23T09:00:00Z');
  expect(opened).toMatchObject({ isOpen: true });
  expect(opened?.label).not.toBe(before?.label);
  // Whoever renders between an opening and a closing renders the same.
  expect(await at('2026-11-23T16:59:59Z')).toEqual(opened);
  expect(await at('2026-11-23T17:00:00Z')).toMatchObject({ isOpen: false });
  expect(await at('2026-11-23T23:00:00Z')).toMatchObject({ day: { date: '2026-11-24' } });
});

test('a page knows its day: after midnight it is another', async () => {
  await listening();
  await publishedPage();
  expect((await page())?.today).toBe('2026-11-23');
  expect((await page({ now: noon.add({ hours: 13 }) }))?.today).toBe('2026-11-24');
});

test('the team sees its own tools, and no visitor after them does', async () => {
  await listening();
  await shell();
  expect((await shell({ viewer: anna })).person?.username).toBe('anna');
  expect((await shell()).person).toBeNull();
});
