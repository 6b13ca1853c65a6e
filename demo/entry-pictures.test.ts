import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoContent } from '#server/load-demo.ts';
import { palettes, soberInks, type Theme } from './artwork/palette.ts';
import { graveSubjects } from './facts/grave-subjects.ts';
import { makeContent } from './makers.ts';
import { grounds } from './plates/grounds.ts';
import { plates } from './plates/plates.ts';
import { site } from './site-for-tests.ts';

type Made = { method: string; theme: Theme; grave?: boolean /** A plate is kept as a file. */; plate?: string };
type Picture = { entry: string; type: string; file: string; made: Made; published: string; category: string };

/** How far apart two pictures are as a thumbnail: the root mean square over its colours, of 255. */
const leastDistance = 15;
/** How far a picture of 88 px departs from its own mean: a flat grey square is no picture. */
const leastContrast = 13;
/** Methods that show material or traces, and nothing that is thrown, tied or played. */
const soberMethods = ['lay', 'fibre', 'section', 'field', 'sails', 'water'];

/** Every entry but the dates, which show the picture of what they are dates of. */
const entries = site.entries.filter(({ type }) => type !== 'event');
const pictures: Picture[] = entries.flatMap(({ name, type, props }) => {
  const { image, published_on = '', category = '' } = props as Record<string, string> & { image?: { media: string } };
  const medium = site.media.find(({ id }) => id === image?.media);
  const made = medium && madeOf(medium);
  return made ? [{ entry: name, type, file: medium.name, made, published: published_on, category }] : [];
});
/** How a picture was drawn or rendered, and on which ground; null for files that are none. */
function madeOf({ name, made, file }: (typeof site.media)[number]): Made | null {
  // Proof: `makeContent` refuses what has no method and theme of ours.
  if (made?.by === 'artwork') return made as unknown as Made;
  const table = plates[name.replace('tafel-', '')]?.().table;
  const theme = table && (Object.keys(grounds) as Theme[]).find((each) => grounds[each] === table);
  // Things are as unlike each other as methods are; their grounds and how they look are compared as those of drawings.
  return theme && file ? { method: name, theme, plate: file } : null;
}

const articles = pictures
  .filter(({ type }) => type === 'article')
  .sort((one, other) => other.published.localeCompare(one.published) || one.entry.localeCompare(other.entry));
const categories = [...new Set(articles.map(({ category }) => category))];

test('no two entries share a picture', () => {
  const files = pictures.map(({ file }) => file);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

const lists: [string, Picture[]][] = [
  ['the media library', articles],
  ...categories.map((category): [string, Picture[]] => [
    'a category',
    articles.filter((each) => each.category === category),
  ]),
];

test.each(lists)('neighbours in %s differ in method and in ground', (_, list) => {
  for (const [index, { entry, made }] of list.entries()) {
    const before = list[index - 1];
    if (!before) continue;
    expect(made.method, `${before.entry}, ${entry}`).not.toBe(before.made.method);
    expect(made.theme, `${before.entry}, ${entry}`).not.toBe(before.made.theme);
  }
});

test('what is grave has a sober picture of its own', () => {
  const grave = pictures.filter(({ entry }) => graveSubjects.includes(entry));
  expect(grave.map(({ entry }) => entry).sort()).toEqual([...graveSubjects].sort());
  for (const { entry, made } of grave) {
    expect(soberMethods, entry).toContain(made.method);
    expect(made.theme, entry).not.toBe('cc02');
    const svg = new TextDecoder().decode(makeContent(made));
    for (const ink of Object.keys(soberInks)) expect(svg, entry).not.toContain(ink);
  }
});

describe('as thumbnails', () => {
  const small = new Map<string, { colors: Buffer; contrast: number }>();

  beforeAll(async () => {
    for (const { file, made } of pictures) small.set(file, await thumbnail(made));
    // More than a hundred drawings are rendered.
  }, 120_000);

  test('no two pictures look alike', () => {
    const files = [...small.keys()];
    for (const [index, one] of files.entries())
      for (const other of files.slice(index + 1))
        expect(distance(small.get(one)?.colors, small.get(other)?.colors), `${one}, ${other}`).toBeGreaterThan(
          leastDistance,
        );
  });

  test('none is a flat square', () => {
    for (const [file, { contrast }] of small) expect(contrast, file).toBeGreaterThan(leastContrast);
  });
});

async function pictureOf({ plate, ...made }: Made): Promise<ReturnType<typeof sharp>> {
  if (plate) return sharp(await readFile(join(demoContent, plate)));
  return sharp(Buffer.from(makeContent(made))).flatten({ background: palettes[made.theme].ground });
}

async function thumbnail(made: Made): Promise<{ colors: Buffer; contrast: number }> {
  const drawn = await pictureOf(made);
  const middle = await drawn.resize(320, 240, { fit: 'cover' }).png().toBuffer();
  const colors = await sharp(middle).resize(16, 12).removeAlpha().raw().toBuffer();
  const greys = await sharp(middle).resize(88, 88, { fit: 'cover' }).greyscale().raw().toBuffer();
  const mean = average([...greys]);
  return { colors, contrast: Math.sqrt(average([...greys].map((grey) => (grey - mean) ** 2))) };
}

function distance(one: Buffer = Buffer.alloc(0), other: Buffer = Buffer.alloc(0)): number {
  return Math.sqrt(average([...one].map((value, index) => (value - (other[index] ?? 0)) ** 2)));
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
