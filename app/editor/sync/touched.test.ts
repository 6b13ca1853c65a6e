import { expect, test } from 'vitest';
import { Touched, touchedIn } from './touched.ts';

const words = (part: 'props' | 'de' | 'en') =>
  ({ kind: 'set', id: 'one', part, field: 'text', before: '', after: 'Seil' }) as const;
const counts = (touched: Touched) => [touchedIn(touched.get(), 'de'), touchedIn(touched.get(), 'en')];

test('words of one language leave the other as public as it was, what both share does not', () => {
  const touched = new Touched();
  touched.add(words('en'));
  expect(counts(touched)).toEqual([0, 1]);
  touched.add(words('props'));
  expect(counts(touched)).toEqual([1, 1]);
});

test('publishing one language settles that one alone', () => {
  const touched = new Touched();
  touched.add(words('props'));
  touched.forget('de');
  expect(counts(touched)).toEqual([0, 1]);
});
