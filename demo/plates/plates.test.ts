import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../site-for-tests.ts';
import { developed } from './film.ts';
import { plates } from './plates.ts';
import { renderRow } from './render.ts';

const heaviest = 350_000;
/** How far a plate rendered small, without hairs, may be from the kept one: root mean square of 255. */
const mostDistance = 16;
const small = { width: 64, height: 48, samples: 2 };

const names = Object.keys(plates);
const fileOf = (name: string) => `demo/content/media/tafel-${name}/tafel-${name}.avif`;

function renderSmall(name: string): Uint8Array {
  const plate = plates[name]?.();
  if (!plate) throw new Error(`There is no plate "${name}".`);
  const rows = Array.from({ length: small.height }, (_, row) => renderRow(plate, small, row).light);
  return Uint8Array.from(rows.flatMap((light) => [...developed(light)]));
}

test('every plate is kept with words and credit in both languages, and every picture that is kept is a plate or of a film', () => {
  const kept = site.media.filter(({ made, name }) => made === null && !/^(film|standbild)-/.test(name));
  expect(kept.map(({ name }) => name).sort()).toEqual(names.map((name) => `tafel-${name}`).sort());
  for (const { alt, credit } of kept)
    for (const text of [alt.de, alt.en, credit.de, credit.en]) expect(text?.trim()).toBeTruthy();
});

test.each(names)('%s is light enough for a repository and large enough for a print', async (name) => {
  expect((await stat(fileOf(name))).size).toBeLessThanOrEqual(heaviest);
  const { width, height } = await sharp(await readFile(fileOf(name))).metadata();
  expect([1440, 2880]).toContain(width);
  expect(height * 4).toBe(width * 3);
});

test.each(names)('%s rendered small is the picture that is kept', async (name) => {
  const kept = await sharp(fileOf(name)).resize(small.width, small.height).removeAlpha().raw().toBuffer();
  const rendered = renderSmall(name);
  const square = rendered.reduce((sum, value, at) => sum + (value - (kept[at] ?? 0)) ** 2, 0) / rendered.length;
  expect(Math.sqrt(square)).toBeLessThan(mostDistance);
});

test('a row is the same numbers whenever it is rendered', () => {
  const plate = plates.trosse?.();
  if (!plate) throw new Error('The hawser is missing.');
  expect(renderRow(plate, small, 20)).toEqual(renderRow(plates.trosse?.() ?? plate, small, 20));
});
