import { describe, expect, it } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { withoutOldText } from './replaced-picture.ts';

const node = {
  id: 'a',
  model: 'image',
  props: {
    image: { media: 'bahn', focal: { x: 0.5, y: 0.5 } },
    children: [
      { _key: 'k1', image: { media: 'seil' } },
      { _key: 'k2', image: { media: 'tau' } },
    ],
  },
  i18n: {
    de: { image: { alt: 'Die Bahn', caption: '1902' }, children: { k1: { image: { alt: 'Ein Seil' }, text: 'A' } } },
    en: { image: { alt: 'The walk' } },
  },
} as unknown as ModuleNode;

describe('the alternative text of a picture', () => {
  it('stays while the same picture is only cut otherwise, and what is no picture has none', () => {
    expect(withoutOldText(node, 'image', { media: 'bahn', focal: { x: 0, y: 0 } })).toEqual([]);
    expect(withoutOldText(node, 'format', 'full')).toEqual([]);
    expect(withoutOldText(node, 'children', [...(node.props.children as object[])].reverse())).toEqual([]);
  });

  it('goes in every language with another picture, and what is written below it stays', () => {
    const operations = withoutOldText(node, 'image', { media: 'boot' });
    expect(operations).toMatchObject([
      { part: 'de', field: 'image', after: { caption: '1902' } },
      { part: 'en', field: 'image', after: undefined },
    ]);
  });

  it('goes when the picture is taken out, so that the next one does not find it', () => {
    expect(withoutOldText(node, 'image', undefined)).toHaveLength(2);
  });

  it('goes for the one item of a list whose picture is another', () => {
    const [first, second] = node.props.children as object[];
    expect(withoutOldText(node, 'children', [{ ...first, image: { media: 'boot' } }, second])).toMatchObject([
      { part: 'de', field: 'children', after: { k1: { image: undefined, text: 'A' } } },
    ]);
  });
});
