import { expect, test } from 'vitest';
import { Overcrowded, Turns } from './turns.ts';

test('beyond what may wait, work is refused at once, and everything before it is done in its order', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = Array.from({ length: 7 }, (_, number) =>
    turns.take(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      return number;
    }),
  );
  await expect(works[5]).rejects.toThrow(Overcrowded);
  await expect(works[6]).rejects.toThrow(Overcrowded);
  expect(begun).toEqual([0, 1]);
  for (let n = 0; n < 5; n += 1) {
    ends[n]?.();
    expect(await works[n]).toBe(n);
    await Promise.resolve();
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails gives its place to the next', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const failing = turns.take(() => Promise.reject(new Error('unreadable')));
  const next = turns.take(async () => 'rendered');
  await expect(failing).rejects.toThrow('unreadable');
  expect(await next).toBe('rendered');
});
