import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  editor,
  freshProgramme,
  grow,
  now,
  pageOf,
  publish,
  show,
  title,
} from '#app/features/programme/programme-for-tests.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';
import { fileAddress, renditionAddress } from '#app/media/address.ts';
import { mediaRoutes } from '#app/media/routes.server.ts';
import { serveMedia } from '#app/media/serve.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { importMedia } from '#app/media/store.server.ts';
import { changeMedia, replaceMedia, trashMedia } from './commands.server.ts';
import { findMedia, getMedia } from './queries.server.ts';
import { withdrawEnded } from './withdraw-ended.server.ts';

let folder = '';
freshProgramme();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-media-'));
  await openMediaStorage({ dataDir: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const actor = editor('admin');
const alt = { de: 'Alt', en: 'Old' };

const picture = async (width: number, background: string) =>
  new Uint8Array(
    await sharp({ create: { width, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** A date that takes its picture from its production, and what a visitor gets of it in the list and on its page. */
async function shownPicture() {
  const taken = await importMedia({ content: await picture(700, '#c8102e'), name: 'alt.png', alt });
  if (!('id' in taken)) throw new Error(taken.problem);
  const production = await show('production', { image: { media: taken.id } }, title('Zugkraft'));
  const date = await grow('event', { production: production.id, date_start: '2026-12-05T19:30' });
  await publish(date, 'de');
  const seen = async () => {
    const found = await pageOf(date.number, 'zugkraft');
    const onPage = found.kind === 'found' ? found.entry.media : [];
    const list = await listEvents({ locale: 'de', now });
    return { page: onPage.find(({ id }) => id === taken.id), list: list.pictures.get(taken.id) };
  };
  return { id: taken.id, seen };
}

test('a picture that is replaced is another one at once in the list and on the page, and can be fetched', async () => {
  const { id, seen } = await shownPicture();
  const before = await seen();
  expect(before).toMatchObject({ page: { width: 700 }, list: { width: 700 } });
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  const asked = { id, actor, name: 'Neu & schön.png' };
  expect(await replaceMedia({ ...asked, content: pdf })).toMatchObject({ problem: expect.any(String) });
  expect(await seen()).toEqual(before);

  expect(await replaceMedia({ ...asked, content: await picture(900, '#00aa77') })).toBeNull();
  const { page, list } = await seen();
  expect(page).toMatchObject({ width: 900, name: 'Neu-schön.png', alt });
  expect(list).toEqual(page);
  if (!page || !before.page) throw new Error('The picture is not shown.');
  const fetched = await mediaRoutes.request(renditionAddress(page, 640, 'webp'));
  expect((await sharp(await fetched.arrayBuffer()).stats()).dominant).toMatchObject({
    g: expect.toSatisfy((g) => g > 150),
  });
  expect(await serveMedia(renditionAddress(before.page, 640, 'webp'), 'identity')).toBeNull();
  // Who linked to the picture before gets the one of today, and links to what never was get nothing.
  const former = await mediaRoutes.request(renditionAddress(before.page, 640, 'webp'));
  expect([former.status, former.headers.get('location')]).toEqual([302, renditionAddress(page, 640, 'webp')]);
  expect((await mediaRoutes.request(fileAddress(page))).status).toBe(404);
});

test('a document with umlauts in its name is given out, and at its old address when another one took its place', async () => {
  const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n%${text}\n%%EOF`);
  const taken = await importMedia({ content: pdf('eins'), name: 'Preise für 2026.pdf' });
  if (!('id' in taken)) throw new Error(taken.problem);
  const before = await getMedia(taken.id);
  await replaceMedia({ id: taken.id, actor, name: 'Preise für 2027.pdf', content: pdf('zwei') });
  const after = await getMedia(taken.id);
  if (!before || !after) throw new Error('It is not in the library.');
  expect(await (await mediaRoutes.request(fileAddress(after))).text()).toContain('zwei');
  const former = await mediaRoutes.request(fileAddress(before));
  expect([former.status, former.headers.get('location')]).toEqual([302, fileAddress(after)]);
});

test('a picture is shown on the last day of its licence, nowhere from the next, and again where it was with a later day', async () => {
  const { id, seen } = await shownPicture();
  const at = (day: string) => Temporal.Instant.from(`${day}T12:00:00Z`);
  await changeMedia({ id, actor, now: at('2026-12-01'), licence: 'Nur zur Ausstellung', licence_until: '2026-12-10' });
  const shown = await seen();
  const [address] = shown.page ? [renditionAddress(shown.page, 640, 'webp')] : [];
  expect(await withdrawEnded(at('2026-12-10'))).toBe(0);
  expect(await withdrawEnded(at('2026-12-11'))).toBe(1);
  expect(await withdrawEnded(at('2026-12-11'))).toBe(0);
  expect(await seen()).toEqual({ page: undefined, list: undefined });
  expect((await mediaRoutes.request(address ?? '')).status).toBe(404);
  const chosen = await findMedia({ q: '', page: 1, pageSize: 5, isShowable: true });
  expect(chosen.results.map((each) => each.id)).not.toContain(id);
  // Out of the trash it is still withdrawn.
  await trashMedia({ id, actor, isBinned: true });
  await trashMedia({ id, actor, isBinned: false });
  expect(await seen()).toEqual({ page: undefined, list: undefined });
  await changeMedia({ id, actor, now: at('2026-12-12'), licence_until: '2027-12-10' });
  expect(await seen()).toEqual(shown);
});

test('new words of a picture are read at once, in the bin it is shown nowhere, and brought back it is as it was', async () => {
  const { id, seen } = await shownPicture();
  await changeMedia({ id, actor, alt: { de: 'Ein Seil' }, focal: { x: 0.2, y: 0.3 } });
  const shown = await seen();
  expect(shown).toMatchObject({ page: { alt: { de: 'Ein Seil' } }, list: { focal: { x: 0.2, y: 0.3 } } });
  await trashMedia({ id, actor, isBinned: true });
  expect(await seen()).toEqual({ page: undefined, list: undefined });
  await trashMedia({ id, actor, isBinned: false });
  expect(await seen()).toEqual(shown);
});
