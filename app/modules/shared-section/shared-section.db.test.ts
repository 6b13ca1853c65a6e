import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { createEntry } from '#app/cms/collection/draft/commands.server.ts';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { patchModule } from '#app/cms/draft/patch-module.server.ts';
import { publish } from '#app/cms/publishing/publish.server.ts';
import { createPage } from '#app/collections/page/draft/commands.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { forgetPages, viewer } from '#app/collections/page/pages-for-tests.ts';
import { sharedSection } from '#app/collections/shared-section/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { findTargets } from '#app/features/link-targets/link-targets.server.ts';
import { keepSection } from '#app/features/shared-sections/keep-section.server.ts';
import { listSections, readSection } from '#app/features/shared-sections/sections.server.ts';
import { sitemapTypes } from '#app/features/sitemap/sitemap-entries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { testDatabase } from '#tests/support/database.ts';
import { contentModel } from '../content-model.server.ts';
import { loadOne } from '../loaders.server.ts';
import { definitions } from '../registry.ts';
import type { SharedContent } from './shared-content.ts';

const { type } = sharedSection;
const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetPages();
  await pool().query('truncate entry, listing cascade');
});

type Owner = { content_type: string; object_id: string };

async function addModule(model: string, { parent = null as string | null, owner = null as Owner | null, ...values }) {
  const slug =
    owner?.content_type === type
      ? slotSlug({ type, id: owner.object_id }, 'content', crypto.randomUUID().slice(0, 8))
      : null;
  const added = await createModule({
    definitions,
    writer: { ...viewer, rights: ['html'] },
    attempt: {},
    model,
    spot: { parent, column: 0 },
    ...(owner && { owner }),
    ...(slug && { slug }),
    ...values,
  });
  if (!('id' in added)) throw new Error(JSON.stringify(added));
  return added.id;
}

/** A page with one container and a text in both languages. */
async function pageWithText() {
  const input = { slug: { de: 'besuch', en: 'visit' }, title: { de: 'Besuch', en: 'Visit' } };
  const page = await createPage({ parent: null, input, actor: viewer });
  if (page.kind !== 'saved') throw new Error(page.kind);
  const owner = { content_type: 'page', object_id: page.id };
  const container = await addModule('container', { owner });
  const i18n = { de: { content: rich('Am Langen Tau') }, en: { content: rich('On the long rope') } };
  const text = await addModule('text', { parent: container, i18n });
  return { page: page.id, container, text };
}

const goOnline = (id: string, locale: Locale) => publish({ owner: pageOwner(id, definitions), locale, actor: viewer });
const keep = (module: string, actor: Parameters<typeof keepSection>[0]['actor'] = viewer) =>
  keepSection({ module, title: 'Anfahrt', actor, contentModel });

async function kept(module: string) {
  const answer = await keep(module);
  if (answer.kind !== 'saved') throw new Error(answer.kind);
  return answer;
}

/** What a page that shows the section gets of it. */
async function shownOf({ id, number }: { id: string; number: number }, locale: Locale, withDrafts = false) {
  const notes = new CacheNotes();
  const fields = { section: { id, number, title: '', href: null } };
  const data = await loadOne({ model: type, fields }, { locale, now, notes, withDrafts });
  return { shown: data as SharedContent | null, html: JSON.stringify(data), notes };
}

describe('keeping a part of a page', () => {
  test('is refused to visitors, for what is no container, and with code to those who may not write it', async () => {
    const { container, text } = await pageWithText();
    expect(await keep(container, { kind: 'visitor' })).toEqual({ kind: 'forbidden' });
    expect(await keep(text)).toEqual({ kind: 'gone' });
    expect(await keep(crypto.randomUUID())).toEqual({ kind: 'gone' });
    await addModule('html', { parent: container, props: { html_code: '<b>x</b>' } });
    expect(await keep(container)).toEqual({ kind: 'forbidden' });
    expect(await keep(container, { ...viewer, rights: ['html'] })).toMatchObject({ kind: 'saved' });
    expect(await listSections('', 'de')).toHaveLength(1);
  });

  test('copies it in both languages and puts it online where the page is', async () => {
    const { page, container } = await pageWithText();
    await goOnline(page, 'de');
    const section = await kept(container);
    expect(section.online).toEqual(['de']);
    const read = await readSection(section.id, 'de');
    expect(read?.nodes.map(({ model }) => model).sort()).toEqual(['container', 'text']);
    expect(JSON.stringify(read?.nodes)).toContain('On the long rope');
    expect(read?.nodes.some(({ id }) => id === container)).toBe(false);
  });

  test('leaves it a draft for who may not publish, and is done once when the request is repeated', async () => {
    const { page, container } = await pageWithText();
    await goOnline(page, 'de');
    const actor = { ...viewer, role: 'editor' as const };
    const attempt = { opId: crypto.randomUUID() };
    const ask = () => keepSection({ module: container, title: 'Anfahrt', actor, contentModel, attempt });
    const first = await ask();
    expect(first).toMatchObject({ kind: 'saved', online: [] });
    expect(await ask()).toEqual(first);
    expect(await listSections('', 'de')).toHaveLength(1);
  });
});

describe('a shared section', () => {
  test('shows visitors nothing before it is online, and whoever edits its draft', async () => {
    const { container } = await pageWithText();
    const section = await kept(container);
    expect((await shownOf(section, 'de')).shown).toBeNull();
    const { shown, html } = await shownOf(section, 'de', true);
    expect(shown?.isOnline).toBe(false);
    expect(html).toContain('Am Langen Tau');
  });

  test('shows what is published of it in the language of the page, until something else is', async () => {
    const { page, container } = await pageWithText();
    await goOnline(page, 'de');
    await goOnline(page, 'en');
    const section = await kept(container);
    expect((await shownOf(section, 'de')).html).toContain('Am Langen Tau');
    const { html, notes } = await shownOf(section, 'en');
    expect(html).toContain('On the long rope');
    expect([...notes.tags]).toContain(entryTag(type, section.id));

    const copy = (await readSection(section.id, 'de'))?.nodes.find(({ model }) => model === 'text');
    const patch = { i18n: { de: { content: rich('Über die Schleuse') } } };
    await patchModule({
      model: 'text',
      definitions,
      writer: viewer,
      attempt: {},
      id: copy?.id ?? '',
      baseRev: 1,
      patch,
    });
    expect((await shownOf(section, 'de')).html).toContain('Am Langen Tau');
    await publish({ owner: entryOwner({ type, id: section.id }, contentModel), locale: 'de', actor: viewer });
    const after = await shownOf(section, 'de');
    expect(after.html).toContain('Über die Schleuse');
    expect(after.html).not.toContain('Am Langen Tau');
  });

  test('takes in no other, and leaves out one that stands in it all the same', async () => {
    const entry = await createEntry({ type, values: { props: { title: 'Ring' } }, actor: viewer, contentModel });
    if (entry.kind !== 'saved') throw new Error(entry.kind);
    const owner = { content_type: type, object_id: entry.id };
    await addModule('container', { owner });
    await expect(addModule(type, { owner, props: { section: entry.id } })).rejects.toThrow('parent-not-allowed');
    const inner = await addModule('container', { owner });
    await pool().query('update module set model = $2, layout = null, props = $3 where id = $1', [
      ...[inner, type],
      { section: entry.id },
    ]);
    const { shown } = await shownOf(entry, 'de', true);
    expect(shown?.nodes.map(({ model }) => model)).toEqual(['container']);
  });

  test('is named by no site map, and offered to no link', async () => {
    const { container } = await pageWithText();
    await kept(container);
    expect(sitemapTypes()).not.toContain(type);
    expect(await findTargets({ q: 'Anfahrt', locale: 'de' })).toEqual([]);
    expect(await findTargets({ q: 'Anfahrt', locale: 'de', type })).toHaveLength(1);
  });

  test('says which pages show it, also those whose draft alone does', async () => {
    const { page, container } = await pageWithText();
    const section = await kept(container);
    await addModule(type, { owner: { content_type: 'page', object_id: page }, props: { section: section.id } });
    const places = async () => (await readSection(section.id, 'de'))?.places;
    expect(await places()).toEqual([{ title: 'Besuch', url: expect.stringContaining('/de/besuch'), is_online: false }]);
    await goOnline(page, 'de');
    expect(await places()).toEqual([{ title: 'Besuch', url: '/de/besuch', is_online: true }]);
    expect(await listSections('anf', 'de')).toMatchObject([{ title: 'Anfahrt', places: 1, models: ['text'] }]);
    expect(await listSections('100%', 'de')).toEqual([]);
  });
});
