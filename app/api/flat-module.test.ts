import { expect, test } from 'vitest';
import { sortFlatFields } from './flat-module.ts';

test('what names no field of the module is refused by its name', () => {
  expect(sortFlatFields({ content: null, colour: 'red' }, { model: 'headline', lang: 'de' })).toEqual({
    errors: [{ path: 'colour', message: 'Unrecognized key: "colour"' }],
  });
  expect(sortFlatFields({ constructor: 1 }, { model: 'headline', lang: 'de' })).toHaveProperty('errors');
});

test('what both languages share and what is said in one go where they belong', () => {
  const content = { type: 'doc', content: [] };
  expect(sortFlatFields({ headline_level: 3, content }, { model: 'headline', lang: 'en' })).toEqual({
    props: { headline_level: 3 },
    i18n: { en: { content } },
  });
});

test('a picture brings its words along, and is emptied in both parts', () => {
  const media = '00000000-0000-4000-8000-000000000001';
  expect(sortFlatFields({ image: { media, alt: 'Knoten' } }, { model: 'image', lang: 'de' })).toEqual({
    props: { image: { media } },
    i18n: { de: { image: { alt: 'Knoten' } } },
  });
  expect(sortFlatFields({ image: null }, { model: 'image', lang: 'de' })).toEqual({
    props: { image: null },
    i18n: { de: { image: null } },
  });
});
