import { expect, test } from 'vitest';
import { sentences } from './summary.ts';

test('what ends with a mark of its own gets no full stop behind it', () => {
  const parts = ['In Leichter Sprache. Mit Pausen.', '', 'Fr, 11. Dezember', 'Wer hält das?', 'Lange Bahn'];
  expect(sentences(parts)).toBe('In Leichter Sprache. Mit Pausen. Fr, 11. Dezember. Wer hält das? Lange Bahn');
});
