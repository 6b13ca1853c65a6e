import { expect, test } from 'vitest';
import { withReplacedId } from './replaced-id.ts';

const ids = { from: 'old', to: 'new' };

test('words that only contain the id stay as they are, and so do other ids', () => {
  const values = { title: 'old rope', text: 'older', room: 'other', count: 3, none: null };
  expect(withReplacedId(values, ids)).toEqual(values);
});

test('the id is replaced in references, links and pictures, however deep they stand', () => {
  const values = { room: 'old', link: { ref: { type: 'room', id: 'old' } }, items: [{ image: { media: 'old' } }] };
  expect(withReplacedId(values, ids)).toEqual({
    room: 'new',
    link: { ref: { type: 'room', id: 'new' } },
    items: [{ image: { media: 'new' } }],
  });
});

test('a list that names both names the new one once, in the place of the first', () => {
  expect(withReplacedId({ tags: ['a', 'old', 'new', 'b'] }, ids)).toEqual({ tags: ['a', 'new', 'b'] });
});
