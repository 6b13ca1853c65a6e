import { expect, test } from 'vitest';
import { getModule } from '#app/modules/registry.ts';
import { contentOfPart } from './paste-content.ts';

const nothing = { takePicture: async () => null, refer: async () => null, write: (text: string) => text };

test('a picture that cannot be had leaves its place and its words', async () => {
  const made = await contentOfPart({ kind: 'image', src: 'file:///C:/seil.png', alt: 'Ein Tau' }, nothing);
  expect(made).toEqual({ model: 'image', texts: { image: { alt: 'Ein Tau' } } });
  const taken = await contentOfPart(
    { kind: 'image', src: 'data:', alt: '' },
    { ...nothing, takePicture: async () => '11111111-1111-4111-8111-111111111111' },
  );
  expect(taken.props).toEqual({ image: { media: '11111111-1111-4111-8111-111111111111' } });
});

test('a heading keeps its level, but never competes with the title of the page', async () => {
  const levelOf = async (level: number) =>
    (await contentOfPart({ kind: 'headline', level, words: 'Titel' }, nothing)).props?.headline_level;
  expect(await Promise.all([1, 3, 6].map(levelOf))).toEqual([2, 3, 6]);
});

test('a table becomes facts whose values the site can store, also with empty cells and many columns', async () => {
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

test('words become those of the language, and links to this site references that keep their window', async () => {
  const ref = { type: 'page', id: '11111111-1111-4111-8111-111111111111' };
  const link = (href: string) => ({ type: 'link' as const, attrs: { href, blank: true } });
  const inlines = [
    { type: 'text' as const, text: '"Seil"', marks: [link('/en/visit')] },
    { type: 'text' as const, text: 'dort', marks: [link('https://seil.example')] },
  ];
  const document = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: inlines }] };
  const { texts } = await contentOfPart(
    { kind: 'text', document },
    {
      ...nothing,
      write: (text) => text.replaceAll('"', '|'),
      refer: async (href) => (href.startsWith('/') ? { ref, title: 'Besuch' } : null),
    },
  );
  expect(texts?.content).toMatchObject({
    content: [
      {
        content: [
          { text: '|Seil|', marks: [{ attrs: { ref, blank: true } }] },
          { text: 'dort', marks: [{ attrs: { href: 'https://seil.example' } }] },
        ],
      },
    ],
  });
});
