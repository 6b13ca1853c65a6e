import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';

test('one seed always gives the same numbers', () => {
  const [first, second] = [randomFrom('reep'), randomFrom('reep')];
  for (let draw = 0; draw < 50; draw++) expect(first.between(0, 1)).toBe(second.between(0, 1));
});

test('numbers stay between their bounds', () => {
  const random = randomFrom('tau');
  for (let draw = 0; draw < 500; draw++) {
    const number = random.between(-2, 3);
    expect(number >= -2 && number < 3).toBe(true);
  }
});
