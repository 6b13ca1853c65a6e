import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

test('a statement asked for the first time, without parameters or with a long list of them is not prepared', () => {
  const names = new StatementNames({ mostParameters: 2 });
  expect(names.nameOf('select $1', 1)).toBeNull();
  for (const parameters of [0, 3]) {
    names.nameOf('select …', parameters);
    expect(names.nameOf('select …', parameters)).toBeNull();
  }
});

test('a statement asked again has one name from then on, and no other statement has it', () => {
  const names = new StatementNames();
  const named = (text: string) => [1, 2, 3].map(() => names.nameOf(text, 1)).slice(1);
  const [first, again] = named('select $1');
  expect(first).toMatch(/^.{20}$/);
  expect(again).toBe(first);
  expect(named('select $1::int')).not.toContain(first);
});

test('however many statements are made up, only so many are remembered or prepared', () => {
  const names = new StatementNames({ mostNamed: 2, mostWatched: 4 });
  const twice = (text: string) => [names.nameOf(text, 1), names.nameOf(text, 1)][1];
  expect(['a', 'b', 'c'].map(twice).map((name) => name !== null)).toEqual([true, true, false]);
  for (const text of ['d', 'e', 'f', 'g']) names.nameOf(text, 1);
  expect(names.nameOf('a', 1)).not.toBeNull();
});
