import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { cutCore } from '../../scripts/fonts.ts';
import { kernPairs } from '../../scripts/kern-pairs.ts';

const alphabet = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉabcdefghijklmnopqrstuvwxyzäöüßàáçèéêëíñóú',
  ...'0123456789 .,:;!?–—-…·×&%€§©+−/()„“”‚‘’»«›‹"\'',
];

test('the face that is loaded ahead is the one cut from the typeface as it is installed', async () => {
  const committed = await readFile('theme/archivo-core.woff2');
  expect(Buffer.compare(committed, Buffer.from(await cutCore())), 'run npm run fonts').toBe(0);
  // Cutting 90 kB takes seconds on a busy machine.
}, 60_000);

test('it sets German and English, in every weight and width the site uses, with figures of one width', async () => {
  const core = fontkit.create(await readFile('theme/archivo-core.woff2')) as fontkit.Font;
  expect(alphabet.filter((letter) => !core.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(core.variationAxes).toMatchObject({ wght: { min: 400, max: 760 }, wdth: { min: 62, max: 125 } });
  expect(core.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
});

test('the bars of f and t, r and t stand apart as those of two t do, instead of leaving a hair line', async () => {
  const core = fontkit.create(await readFile('theme/archivo-core.woff2')) as fontkit.Font;
  const between = (pair: string) => {
    const { glyphs, positions } = core.layout(pair);
    const [first, second] = glyphs;
    if (!first || !second) throw new Error(`No glyphs for ${pair}.`);
    return (positions[0]?.xAdvance ?? 0) - first.bbox.maxX + second.bbox.minX;
  };
  for (const pair of ['ft', 'rt']) expect(Math.abs(between(pair) - between('tt'))).toBeLessThan(10);
  const unknown = { first: 65_000, second: 65_000, units: 1 };
  expect(() => kernPairs(new Uint8Array(12), [unknown])).toThrow('no table GPOS');
});

test('it is at most three fifths of the whole', async () => {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  );
  const [core, all] = await Promise.all([readFile('theme/archivo-core.woff2'), readFile(whole)]);
  expect(core.length / all.length).toBeLessThan(0.6);
});
