import { expect, test } from 'vitest';
import { withoutOldPicture } from './old-picture-text.ts';

const words = { de: { image: { alt: 'Die Bahn', caption: '1902' } }, en: { image: { alt: 'The walk' } } };
const draft = { props: { image: { media: 'bahn' } }, i18n: words };

test('another picture takes the alternative text away in both languages, and leaves the caption', () => {
  expect(withoutOldPicture(draft, 'image', { media: 'boot' })).toEqual([
    [{ lang: 'de', field: 'image' }, { caption: '1902' }],
    [{ lang: 'en', field: 'image' }, undefined],
  ]);
});

test('the same picture, seen from elsewhere, keeps its words', () => {
  expect(withoutOldPicture(draft, 'image', { media: 'bahn', focal: { x: 0, y: 0 } })).toEqual([]);
});
