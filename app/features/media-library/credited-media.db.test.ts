import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editor, freshProgramme, grow, publish, title } from '#app/features/programme/programme-for-tests.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { importMedia } from '#app/media/store.server.ts';
import { trashMedia } from './commands.server.ts';
import { creditedMedia } from './credited-media.server.ts';

let folder = '';
freshProgramme();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-credits-'));
  await openMediaStorage({ dataDir: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function picture(name: string, credit: string) {
  const background = { r: name.length * 9, g: 80, b: 40 };
  const content = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const words = (text: string) => ({ de: text, en: text && `${text} (en)` });
  const taken = await importMedia({
    content: new Uint8Array(content),
    name: `${name}.png`,
    alt: words(name),
    credit: words(credit),
  });
  if (!('id' in taken)) throw new Error(taken.problem);
  return taken.id;
}

const withPicture = (media: string, name: string) => grow('production', { image: { media } }, title(name));
const listed = async (locale: 'de' | 'en' = 'de') => (await creditedMedia(locale)).media;

test('what only a draft shows, what has no credit and what is in the trash is in no list', async () => {
  await withPicture(await picture('Entwurf', '© Anna'), 'Noch nicht');
  await publish(await withPicture(await picture('Ohne Nachweis', ''), 'Ohne'), 'de');
  const binned = await picture('Weg', '© Anna');
  await publish(await withPicture(binned, 'Weg'), 'de');
  expect(await listed()).toMatchObject([{ words: 'Weg' }]);
  await trashMedia({ id: binned, actor: editor('admin'), isBinned: true });
  expect(await listed()).toEqual([]);
});

test('a picture on two pages stands once, with both, and only in the language in which they are online', async () => {
  const media = await picture('Ein Tau', '© Baran Aksoy');
  const [one, other] = [await withPicture(media, 'Zugkraft'), await withPicture(media, 'Ballade')];
  await publish(one, 'de');
  await publish(other, 'de');
  const [found, ...more] = await listed();
  expect(more).toEqual([]);
  expect(found).toMatchObject({ words: 'Ein Tau', credit: '© Baran Aksoy' });
  expect(found?.places.map((place) => place.title)).toEqual(['Ballade', 'Zugkraft']);
  expect(found?.places[1]?.url).toMatch(new RegExp(`/de/.*/zugkraft/${one.number}$`));
  expect(await listed('en')).toEqual([]);
  await publish(other, 'en');
  expect(await listed('en')).toMatchObject([{ credit: '© Baran Aksoy (en)', places: [{}] }]);
});

test('the list depends on every collection, on the pages and on each picture it names', async () => {
  const { media, tags } = await creditedMedia('de');
  expect(tags).toContain('published');
  for (const { id } of media) expect(tags).toContain(`media:${id}`);
});
