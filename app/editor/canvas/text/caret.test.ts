import { expect, test } from 'vitest';
import { lineSchema, richSchema } from '#app/inspector/text/schemas.ts';
import { positionOf } from './caret.ts';

const schema = richSchema({ locale: 'de', media: () => undefined, address: () => undefined });
const paragraph = (words: string) => schema.node('paragraph', null, words ? [schema.text(words)] : []);
const item = (words: string) => schema.node('list_item', null, [paragraph(words)]);
const text = schema.node('doc', null, [
  paragraph('312 m Seil'),
  schema.node('bullet_list', null, [item('Hanf'), item('Draht')]),
  paragraph(''),
]);

test.each([
  ['between two letters of the first paragraph', { paragraph: 0, letters: 4 }, '312 '],
  ['in an entry of a list', { paragraph: 2, letters: 2 }, '312 m Seil|Hanf|Dr'],
  ['behind the last letter of a paragraph that was longer', { paragraph: 1, letters: 40 }, '312 m Seil|Hanf'],
  ['in an empty paragraph', { paragraph: 3, letters: 0 }, '312 m Seil|Hanf|Draht|'],
])('a click puts the caret %s', (_, point, before) => {
  expect(text.textBetween(0, positionOf(text, point), '|')).toBe(before);
});

test('a click behind everything puts it at the end', () => {
  expect(positionOf(text, { paragraph: 9, letters: 0 })).toBe(text.content.size);
});

test('in a line letters are counted alone', () => {
  const line = lineSchema.node('doc', null, [lineSchema.text('Seil')]);
  expect(positionOf(line, 2)).toBe(2);
  expect(positionOf(line, 9)).toBe(4);
});
