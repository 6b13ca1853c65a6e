import { expect, test } from 'vitest';
import { getModule } from '#app/modules/registry.ts';
import { contentOfPart } from './paste-content.ts';

const nothing = { takePicture: async () => null };

test('a picture that cannot be had leaves its place and its words', async () => {
  const made = await contentOfPart({ kind: 'image', src: 'file:///C:/seil.png', alt: 'Ein Tau' }, nothing);
  expect(made).toEqual({ model: 'image', texts: { image: { alt: 'Ein Tau' } } });
  const taken = await contentOfPart(
    { kind: 'image', src: 'data:', alt: '' },
    { takePicture: async () => '11111111-1111-4111-8111-111111111111' },
  );
  expect(taken.props).toEqual({ image: { media: '11111111-1111-4111-8111-111111111111' } });
});

test('a heading keeps its level, but never competes with the title of the page', async () => {
  const levelOf = async (level: number) =>
    (await contentOfPart({ kind: 'headline', level, words: 'Titel' }, nothing)).props?.headline_level;
  expect(await Promise.all([1, 3, 6].map(levelOf))).toEqual([2, 3, 6]);
});

test('a table becomes facts whose values the house can store, also with empty cells and many columns', async () => {
  const rows = [
    ['Montag', '10 Uhr', 'Saal 1'],
    ['Dienstag', ''],
  ];
  const { model, props, texts } = await contentOfPart({ kind: 'table', rows }, nothing);
  const list = getModule(model)?.fields.children;
  expect(list?.shared?.safeParse(props?.children).success).toBe(true);
  expect(list?.localized?.safeParse(texts?.children).success).toBe(true);
  expect(Object.values(texts?.children as object)).toEqual([
    { label: 'Montag', value: '10 Uhr · Saal 1' },
    { label: 'Dienstag', value: 'Dienstag' },
  ]);
});
