import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

test('the changed word is named and nothing else', () => {
  expect(wordDiff('Das alte Seil hält', 'Das neue Seil hält')).toEqual([
    { kind: 'same', text: 'Das ' },
    { kind: 'removed', text: 'alte' },
    { kind: 'added', text: 'neue' },
    { kind: 'same', text: ' Seil hält' },
  ]);
});

test('both texts can be read back from the parts', () => {
  const words = fc.array(fc.constantFrom('Seil', 'Tau', 'Hanf', 'und', '  ', '\n'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(' '), other.join(' ')];
      const parts = wordDiff(before, after);
      const read = (not: string) => parts.filter(({ kind }) => kind !== not).map(({ text }) => text);
      expect(read('added').join('')).toBe(before);
      expect(read('removed').join('')).toBe(after);
    }),
  );
});
