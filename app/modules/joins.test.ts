import { expect, test } from 'vitest';
import { headOf } from './joins.ts';

const column = (...models: string[]) => ({ index: 0, units: 6, models, children: null });

test('a part with anything besides titles and links, and one with nothing, heads no other', () => {
  expect(headOf([column('headline'), column('text')])).toBeUndefined();
  expect(headOf([column(), column()])).toBeUndefined();
});

test('a title, with or without a link beside it, heads the part that follows', () => {
  expect(headOf([column('headline')])).toBe('title');
  expect(headOf([column('headline'), column('link')])).toBe('title');
  expect(headOf([column('link'), column('link')])).toBe('links');
});
