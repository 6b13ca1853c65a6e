import { expect, test } from 'vitest';
import { closeUpSources, cropAddress, pictureSources, servedWidthsFor, widthsFor } from './address.ts';

const photo = {
  id: '7b0f6f0e-6f6e-4d43-9b5c-0c8b7c1c0001',
  kind: 'image',
  hash: 'a'.repeat(64),
  name: 'lange-bahn.jpg',
  mime: 'image/jpeg',
  width: 1100,
  height: 700,
  focal: { x: 0.25, y: 1 },
};

test('no rendition is wider than its original, and a small picture still has one', () => {
  expect(widthsFor(1100)).toEqual([320, 640, 768, 1024]);
  expect(widthsFor(90)).toEqual([320]);
});

test('modern formats come first and the plain address is a JPEG', () => {
  const { src, sources } = pictureSources(photo);
  expect(src).toMatch(/w1024\.jpeg$/);
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

test('moving the focal point changes the address of a crop', () => {
  const moved = { ...photo, focal: { x: 0.5, y: 0.5 } };
  expect(cropAddress(photo, 'vertical', 'webp')).toMatch(/vertical-25-100\.webp$/);
  expect(cropAddress(moved, 'vertical', 'webp')).not.toBe(cropAddress(photo, 'vertical', 'webp'));
});

test('a vector picture is its own rendition', () => {
  const drawing = { ...photo, kind: 'vector', name: 'platting.svg' };
  expect(pictureSources(drawing)).toEqual({ src: expect.stringMatching(/platting\.svg$/), sources: [] });
});

test('a picture that has no more to show than the page does is not shown closer', () => {
  expect(closeUpSources({ ...pictureSources(photo), width: photo.width })).toBeNull();
  expect(servedWidthsFor(photo.width)).toEqual(widthsFor(photo.width));
});

test('a large picture has one more width, which is asked for only where one looks closely', () => {
  const large = { ...photo, width: 2880, height: 2160 };
  const sources = pictureSources(large);
  expect(JSON.stringify(sources)).not.toContain('w2560');
  expect(servedWidthsFor(large.width).at(-1)).toBe(2560);
  const closeUp = closeUpSources({ ...sources, width: large.width });
  expect(closeUp?.src).toMatch(/w2560\.jpeg$/);
  expect(closeUp?.sources.map(({ srcset }) => srcset.split('/').at(-1))).toEqual([
    'w2560.avif',
    'w2560.webp',
    'w2560.jpeg',
  ]);
});
