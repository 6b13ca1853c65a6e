import { expect, test } from 'vitest';
import { image } from '../field/image/field.ts';
import { link } from '../field/link/field.ts';
import { list } from '../field/list/field.ts';
import { localized } from '../field/localized.ts';
import { text } from '../field/text/field.ts';
import { viewOf } from '../field-set.ts';
import { resolveContext } from '../resolve-context.ts';
import { fieldsShape, presentFields } from './fields.ts';

const fields = {
  title: localized(text()),
  more: link(),
  image: image(),
  items: list({ name: text(), link: link() }),
};

function presented() {
  const props = {
    more: { url: 'https://example.org/' },
    items: [{ _key: 'a1', name: 'Tau', link: { url: 'https://example.org/tau' } }],
  };
  const context = resolveContext({ locale: 'de', media: [], addresses: {} });
  return presentFields(fields, viewOf(fields, { props, texts: { title: 'Seil' }, context }), new Map());
}

test('a link answers under both of its names, an item of a list with its key', () => {
  expect(presented()).toMatchObject({
    title: 'Seil',
    more_url: expect.anything(),
    items: [{ id: 'a1', name: 'Tau' }],
    image: null,
    image_obj: null,
    image_thumbnails: null,
  });
  const { more, more_url, items } = presented() as { more: string; more_url: string; items: Record<string, unknown>[] };
  expect(more).toBe(more_url);
  expect(items[0]?.link).toBe(items[0]?.link_url);
});

test('what is answered has the shape that the contract tells', () => {
  expect(fieldsShape(fields).strict().safeParse(presented()).error).toBeUndefined();
});
