import { expect, test } from 'vitest';
import { Overloaded, RenderQueue } from './render-queue.ts';

const limits = { atOnce: 1, longest: 4, longestOfOne: 3, patience: 10_000 };

/** A queue whose first place is taken until `free` is called, and the order in which others got their turn. */
function busyQueue(changes: Partial<typeof limits> = {}) {
  const queue = new RenderQueue({ ...limits, ...changes });
  let free = () => {};
  const first = queue.run(() => new Promise<void>((done) => (free = done)), { address: 'first' });
  const order: string[] = [];
  const ask = (address: string, isGone?: () => boolean) =>
    queue.run(async () => void order.push(address), { address, ...(isGone ? { isGone } : {}) });
  const end = async () => {
    free();
    await first;
  };
  return { queue, ask, end, order };
}

test('beyond what may wait only the surplus is refused, at once', async () => {
  const { queue, ask, end, order } = busyQueue();
  const waiting = ['a', 'b', 'c', 'd'].map((address) => ask(address));
  await expect(ask('e')).rejects.toThrow(Overloaded);
  await end();
  await Promise.all(waiting);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.state).toMatchObject({ running: 0, waiting: 0, refused: 1, waited: { count: 4 } });
});

test('a crowd behind one address leaves room for others, and takes turns with them', async () => {
  const { ask, end, order } = busyQueue({ longest: 10 });
  const school = [ask('school'), ask('school'), ask('school')];
  await expect(ask('school')).rejects.toThrow(Overloaded);
  const visitor = ask('visitor');
  await end();
  await Promise.all([...school, visitor]);
  expect(order).toEqual(['school', 'visitor', 'school', 'school']);
});

test('who waits for too long is refused, the others stay', async () => {
  const { ask, end, order } = busyQueue({ patience: 5 });
  await expect(ask('a')).rejects.toThrow(Overloaded);
  const later = ask('b');
  await end();
  await later;
  expect(order).toEqual(['b']);
});

test('nothing is rendered for somebody who has left', async () => {
  const { ask, end, order } = busyQueue();
  const left = ask('a', () => true);
  const stays = ask('b');
  await Promise.all([end(), stays, expect(left).rejects.toThrow(Overloaded)]);
  expect(order).toEqual(['b']);
});

test('a rendering that fails gives its place to the next', async () => {
  const queue = new RenderQueue(limits);
  const fails = queue.run(() => Promise.reject(new Error('lost')), { address: 'a' });
  const next = queue.run(async () => 'rendered', { address: 'b' });
  await expect(fails).rejects.toThrow('lost');
  expect(await next).toBe('rendered');
  expect(queue.state).toMatchObject({ running: 0, waiting: 0 });
});

test('work in the background begins when nobody waits any more, one piece after the other', async () => {
  const { queue, ask, end, order } = busyQueue();
  const visitor = ask('visitor');
  let atOnce = 0;
  const done = ['one', 'two'].map(
    (name) =>
      new Promise<void>((finish) => {
        queue.later(async () => {
          atOnce += 1;
          expect(atOnce).toBe(1);
          order.push(name);
          await Promise.resolve();
          atOnce -= 1;
          finish();
        });
      }),
  );
  await end();
  await Promise.all([visitor, ...done]);
  expect(order).toEqual(['visitor', 'one', 'two']);
});
