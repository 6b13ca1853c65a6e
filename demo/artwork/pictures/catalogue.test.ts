import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawArtwork } from '../draw.ts';
import { palettes } from '../palette.ts';
import { artworks } from './catalogue.ts';

const heaviestPicture = 60_000;
const mostInks = 3;
const whiteSurface = '#FFFFFF';

const drawn = artworks.map((artwork) => ({ artwork, svg: drawArtwork(artwork) }));

test('no two pictures share a key', () => {
  const keys = artworks.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys can be written in an address', () => {
  for (const { key } of artworks) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every picture is described and credited in German and English', () => {
  for (const { alt, credit } of artworks) {
    for (const words of [alt.de, alt.en, credit.de, credit.en]) expect(words.trim()).not.toBe('');
  }
});

test('a focal point lies inside its picture', () => {
  for (const { focal = { x: 0.5, y: 0.5 } } of artworks) {
    for (const share of [focal.x, focal.y]) expect(share >= 0 && share <= 1).toBe(true);
  }
});

test.each(drawn)('$artwork.key is light enough to be sent as a drawing', ({ svg }) => {
  expect(gzipSync(svg).length).toBeLessThanOrEqual(heaviestPicture);
});

test.each(drawn)(
  '$artwork.key prints at most three inks beside the paper and the type of its theme',
  ({ artwork, svg }) => {
    const { ground, text } = palettes[artwork.theme];
    const inks = colorsIn(svg).filter((color) => ![ground, text, whiteSurface].includes(color));
    expect(inks.length).toBeLessThanOrEqual(mostInks);
  },
);

function colorsIn(svg: string): string[] {
  return [...new Set([...svg.matchAll(/#[0-9A-Fa-f]{6}/g)].map(([color]) => color))];
}
