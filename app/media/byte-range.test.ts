import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  undefined,
  '',
  'bytes',
  'bytes=-',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=5-2',
  `bytes=${'9'.repeat(40)}-`,
])('a range of %j is ignored, and the whole film is sent', (header) => expect(rangeOf(header, 100)).toBeNull());

test('a part that begins behind the end of the film cannot be sent', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) expect(rangeOf(header, 100)).toBe('unsatisfiable');
  expect(rangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});

test('a part of a film is sent from its first byte to its last', () => {
  expect(rangeOf('bytes=0-0', 100)).toEqual({ from: 0, to: 0 });
  expect(rangeOf('bytes=10-', 100)).toEqual({ from: 10, to: 99 });
  expect(rangeOf('bytes=10-1000', 100)).toEqual({ from: 10, to: 99 });
  expect(rangeOf('bytes=-5', 100)).toEqual({ from: 95, to: 99 });
  expect(rangeOf('bytes=-500', 100)).toEqual({ from: 0, to: 99 });
});
