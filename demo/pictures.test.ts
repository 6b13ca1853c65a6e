import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { palettes, type Theme } from './artwork/palette.ts';
import { makeContent } from './makers.ts';
import { site } from './site-for-tests.ts';

/** What a telephone loads, and what only a wide window does. */
const heaviest = { narrow: 60_000, wide: 160_000 };
const widestOnTelephones = 2_560;
const mostInks = 3;
const whiteSurface = '#FFFFFF';

const artworks = site.media.filter(({ made }) => made?.by === 'artwork');
// Proof: whoever names another theme is refused by `makeContent`.
const drawn = artworks.map((artwork) => ({
  ...artwork,
  theme: artwork.made?.theme as Theme,
  svg: new TextDecoder().decode(makeContent(artwork.made)),
}));

test('a picture that nobody can draw is refused', () => {
  expect(() => makeContent({ by: 'artwork', method: 'mona-lisa' })).toThrow();
});

test('names can be written in an address', () => {
  for (const { name } of artworks) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every picture is described and credited in German and English', () => {
  for (const { alt, credit } of artworks)
    for (const text of [alt.de, alt.en, credit.de, credit.en]) expect(text?.trim()).toBeTruthy();
});

test('every file but the pictures is made here as well', () => {
  const files = site.media.filter(({ made }) => made && made.by !== 'artwork');
  expect(files.length).toBe(7);
  for (const { made, name } of files) expect(makeContent(made).length, name).toBeGreaterThan(500);
});

test.each(drawn)('$name is light enough to be sent as a drawing', ({ svg, made }) => {
  const isForWideWindows = Number(made?.width) > widestOnTelephones;
  expect(gzipSync(svg).length).toBeLessThanOrEqual(isForWideWindows ? heaviest.wide : heaviest.narrow);
});

test.each(drawn)('$name prints at most three inks beside the paper and the type of its theme', ({ theme, svg }) => {
  const { ground, text } = palettes[theme];
  const inks = colorsIn(svg).filter((color) => ![ground, text, whiteSurface].includes(color));
  expect(inks.length).toBeLessThanOrEqual(mostInks);
});

function colorsIn(svg: string): string[] {
  return [...new Set([...svg.matchAll(/#[0-9A-Fa-f]{6}/g)].map(([color]) => color))];
}
