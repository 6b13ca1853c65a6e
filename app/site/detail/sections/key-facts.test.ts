import { expect, test } from 'vitest';
import { keyFactsOf } from './key-facts.ts';

const known = { tags: [], age_from: 0, age_text: '' };
const lengthOf = (duration: number) => keyFactsOf({ ...known, duration }, 'de')?.facts.map(({ text }) => text);

test('how long something takes is said as people say it', () => {
  expect(lengthOf(75)).toEqual(['75\u00a0Minuten']);
  expect(lengthOf(150)).toEqual(['150\u00a0Minuten']);
  expect(lengthOf(300)).toEqual(['5\u00a0Stunden']);
  expect(lengthOf(0)).toBeUndefined();
});
