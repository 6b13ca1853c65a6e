import { beforeEach, expect, test } from 'vitest';
import { patchEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { link } from '#app/cms/field/link/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { draftNodes } from '#app/cms/publishing/draft-nodes.server.ts';
import { publish as publishOwner } from '#app/cms/publishing/publish.server.ts';
import { forgetPages, grow as growPage, definitions as plain, viewer } from '#app/collections/page/pages-for-tests.ts';
import { pool } from '#app/db/client.server.ts';
import {
  contentModel as bare,
  editor,
  freshProgramme,
  name,
  revOf,
  show,
  title,
} from '#app/features/programme/programme-for-tests.ts';
import { adapterOf } from '../editing/content-owner.server.ts';
import { draftUses } from './draft-uses.server.ts';
import { replaceUses } from './replace-uses.server.ts';

freshProgramme();
beforeEach(forgetPages);

const anna = editor('admin');
const teaser = defineModule({ model: 'teaser', group: 'text', parents: ['container'], fields: { target: link() } });
const contentModel = { ...bare, modules: { ...plain, teaser } };

/** Two rooms, a date in the first with words that nobody has published, and a page with a link to the first. */
async function inUse() {
  const [old, fresh] = [await show('room', {}, name('Alter Saal')), await show('room', {}, name('Neuer Saal'))];
  const date = await show('event', { date_start: '2026-12-05T19:30', room: old.id }, title('Tau'));
  const patch = { i18n: { de: { title: 'Unfertig' } } };
  await patchEntry({ ...date, baseRev: await revOf(date), patch, actor: anna, contentModel });
  const page = await growPage();
  const owner = { content_type: 'page', object_id: page.id };
  const base = { definitions: contentModel.modules, writer: viewer, attempt: {}, i18n: {} };
  const box = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner, props: {} });
  if (box.kind !== 'placed') throw new Error(box.kind);
  const props = { target: { ref: { type: 'room', id: old.id } } };
  await createModule({ ...base, model: 'teaser', spot: { parent: box.id, column: 0 }, owner, props });
  const adapter = adapterOf('page', contentModel);
  const done = await publishOwner({ owner: { type: 'page', id: page.id, adapter }, locale: 'de', actor: anna });
  expect(done.kind).toBe('published');
  return { old, fresh, date, page };
}

const online = async (id: string) =>
  (
    await pool().query<{ locale: string; doc: { texts?: { title?: string } } }>(
      'select publication.locale, doc from publication join version on version.id = version_id where publication.object_id = $1 order by 1',
      [id],
    )
  ).rows;

/** How often an id stands in everything that is online or drafted. */
async function mentions(id: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select (select count(*) from entry where props::text like $1)::int
       + (select count(*) from module where props::text like $1)::int
       + (select count(*) from publication join version on version.id = version_id
          where doc::text like $1 and publication.object_id <> $2)::int
       + (select count(*) from reference where target_id = $2)::int as count`,
    [`%${id}%`, id],
  );
  return rows[0]?.count ?? 0;
}

test('is refused to somebody who may only edit, and towards something that is not there', async () => {
  const { old, fresh } = await inUse();
  const asked = { type: 'room', from: old.id, to: fresh.id, contentModel };
  const before = await mentions(old.id);
  expect(await replaceUses({ ...asked, actor: editor('editor') })).toEqual({ kind: 'forbidden' });
  expect(await replaceUses({ ...asked, actor: anna, to: crypto.randomUUID() })).toEqual({ kind: 'gone' });
  await trashEntry({ ...fresh, actor: anna, contentModel });
  expect(await replaceUses({ ...asked, actor: anna })).toEqual({ kind: 'gone' });
  expect(await mentions(old.id)).toBe(before);
});

test('drafts and what is online point at the other one; words nobody has published stay unseen', async () => {
  const { old, fresh, date, page } = await inUse();
  expect(await replaceUses({ type: 'room', from: old.id, to: fresh.id, actor: anna, contentModel })).toMatchObject({
    kind: 'replaced',
    places: 2,
  });
  expect(await mentions(old.id)).toBe(0);
  expect((await readEntry(date))?.props.room).toBe(fresh.id);
  expect((await readEntry(date))?.i18n.de?.title).toBe('Unfertig');
  expect((await online(date.id)).map(({ doc }) => doc.texts?.title)).toEqual(['Tau', 'Tau (en)']);
  expect(JSON.stringify(await online(page.id))).toContain(fresh.id);
  expect(JSON.stringify(await draftNodes('page', page.id))).toContain(fresh.id);
  const { rows } = await pool().query('select card from listing where object_id = $1', [date.id]);
  expect(JSON.stringify(rows)).toContain(fresh.id);
});

test('taken back it is as it was, also where the other one was named before', async () => {
  const { old, fresh } = await inUse();
  const other = await show('event', { date_start: '2026-12-06T19:30', room: fresh.id }, title('Garn'));
  const before = await mentions(old.id);
  const done = await replaceUses({ type: 'room', from: old.id, to: fresh.id, actor: anna, contentModel });
  if (done.kind !== 'replaced') throw new Error(done.kind);
  const back = { type: 'room', from: fresh.id, to: old.id, only: done.sources, actor: anna, contentModel };
  expect(await replaceUses(back)).toMatchObject({ kind: 'replaced' });
  expect(await mentions(old.id)).toBe(before);
  expect((await readEntry(other))?.props.room).toBe(fresh.id);
});

test('a draft that points at it is named, though visitors read nothing of it', async () => {
  const { old } = await inUse();
  const { id } = await show('event', { date_start: '2026-12-07T19:30' }, title('Knoten'));
  const patch = { props: { room: old.id } };
  await patchEntry({ type: 'event', id, baseRev: 1, patch, actor: anna, contentModel });
  expect((await draftUses(old, 'de')).map((use) => use.title)).toEqual(['Knoten']);
});
