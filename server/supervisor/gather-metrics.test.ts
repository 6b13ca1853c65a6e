import { expect, test } from 'vitest';
import { MetricsOfAll } from './gather-metrics.ts';
import type { Order } from './messages.ts';
import type { WorkerProcess } from './worker-process.ts';

const never = new Promise<void>(() => undefined);

function worker(pid: number, gone: Promise<void> = never) {
  const orders: Order[] = [];
  // Proof: nothing else of a worker is asked for.
  const process = { pid, state: 'open', gone, send: (order: Order) => void orders.push(order) } as unknown;
  return { process: process as WorkerProcess, orders };
}

test('a worker that has ended is not waited for', async () => {
  let end = () => {};
  const dying = worker(
    2,
    new Promise<void>((done) => {
      end = done;
    }),
  );
  const asking = worker(1);
  const metrics = new MetricsOfAll({ workers: () => [asking.process, dying.process], own: async () => [] });
  metrics.hear(asking.process, { kind: 'ask-metrics', ask: 'a' });
  expect(dying.orders).toEqual([{ kind: 'tell-metrics', ask: 'a 2' }]);
  expect(asking.orders).toEqual([]);
  const askedAt = performance.now();
  end();
  await expect.poll(() => asking.orders, { interval: 5 }).toEqual([{ kind: 'all-metrics', ask: 'a', all: [[], []] }]);
  // Half of the second that one who is silent is waited for.
  expect(performance.now() - askedAt).toBeLessThan(500);
});

test('what a worker says is told to who asked', async () => {
  const [asking, other] = [worker(1), worker(2)];
  const metrics = new MetricsOfAll({ workers: () => [asking.process, other.process], own: async () => [] });
  metrics.hear(asking.process, { kind: 'ask-metrics', ask: 'a' });
  metrics.hear(other.process, { kind: 'metrics', ask: 'a 2', of: [] });
  await expect.poll(() => asking.orders, { interval: 5 }).toHaveLength(1);
});
