import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { modulesOf, site } from '../site-for-tests.ts';
import { drawFrame, framesPerSecond, heaviestFilm } from './film.ts';
import { films } from './films.ts';

const names = Object.keys(films);
const small = { width: 96, height: 54 };
/** How far a frame drawn small may be from the kept still: root mean square of 255. */
const mostDistance = 12;
/** The last frame lies no farther from the first than two neighbours elsewhere, times this. */
const seam = 2;

function filmOf(name: string) {
  const film = films[name];
  if (!film) throw new Error(`There is no film "${name}".`);
  return film;
}

async function rasterOf(name: string, moment: number): Promise<Buffer> {
  const svg = Buffer.from(drawFrame(filmOf(name), { width: 1440, moment }));
  // In two steps: told to be smaller, the program would draw the lines thinner instead of mixing them.
  const drawn = await sharp(svg).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  return sharp(drawn).resize(small.width, small.height).raw().toBuffer();
}

function distance(one: Uint8Array, other: Uint8Array): number {
  const square = one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / one.length;
  return Math.sqrt(square);
}

describe.each(names)('the film %s', (name) => {
  test('is a light file of WebM, and its still is a picture with words in both languages', async () => {
    const file = `demo/content/media/film-${name}/film-${name}.webm`;
    expect((await stat(file)).size).toBeLessThanOrEqual(heaviestFilm);
    expect((await readFile(file)).subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
    const still = site.media.find((medium) => medium.name === `standbild-${name}`);
    expect(still?.alt.de).toBeTruthy();
    expect(still?.alt.en).toBeTruthy();
  });

  test('lasts between six and ten seconds and ends where it begins', async () => {
    const { seconds } = filmOf(name);
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(10);
    const frame = 1 / (seconds * framesPerSecond);
    const [first, last, middle, next] = await Promise.all(
      [0, 1 - frame, 0.37, 0.37 + frame].map((at) => rasterOf(name, at)),
    );
    if (!(first && last && middle && next)) throw new Error('A frame is missing.');
    expect(distance(first, middle)).toBeGreaterThan(1);
    expect(distance(last, first)).toBeLessThanOrEqual(Math.max(2, seam * distance(middle, next)));
  });

  test('drawn small is the still that is kept', async () => {
    const kept = await sharp(`demo/content/media/standbild-${name}/standbild-${name}.avif`)
      .resize(small.width, small.height)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(distance(kept, await rasterOf(name, 0))).toBeLessThan(mostDistance);
  });

  test('runs at one place, with a title, a picture and what is to be seen told in both languages', () => {
    const file = site.media.find((medium) => medium.name === `film-${name}`)?.id;
    const shows = ({ props }: { props: Record<string, unknown> }) =>
      JSON.stringify([props.file, props.video]).includes(`"${file}"`);
    const [mine, ...others] = [...site.pages, ...site.entries].flatMap(modulesOf).filter(shows);
    expect(others).toEqual([]);
    if (mine?.model !== 'hero-media') expect(mine?.props.loop).toBe(filmOf(name).sound ? 'sound' : 'silent');
    for (const words of Object.values(mine?.i18n ?? {})) {
      expect(words?.title ?? words?.headline).toBeTruthy();
      expect(JSON.stringify(words?.transcript ?? words?.image)).toMatch(/\w{4}/);
    }
  });
});

const sounding = names.filter((name) => films[name]?.sound);

test('two films sound', () => {
  expect(sounding).toHaveLength(2);
});

test.each(sounding)(
  'the tone of %s is heard, never too loud, and goes on without a click where it begins again',
  (name) => {
    const { sound, seconds } = filmOf(name);
    if (!sound) throw new Error('It is silent.');
    const rate = 48_000;
    const levels = Array.from({ length: seconds * rate }, (_, at) => sound(at / rate));
    const steps = levels.map((level, at) => Math.abs(level - (levels[at - 1] ?? level)));
    expect(Math.max(...levels.slice(0, rate).map(Math.abs))).toBeGreaterThan(0.1);
    expect(levels.every((level) => Math.abs(level) <= 1)).toBe(true);
    const largest = steps.reduce((most, step) => Math.max(most, step), 0);
    expect(Math.abs((levels.at(-1) ?? 0) - (levels[0] ?? 0))).toBeLessThanOrEqual(largest);
    expect(largest).toBeLessThan(0.12);
  },
);
