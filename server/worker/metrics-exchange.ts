import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessMetrics } from '../middleware/watch/metrics.ts';
import { report } from './report.ts';

const patienceMs = 2_000;

/** Asks the supervisor for the figures of all other processes of this node. */
export class MetricsExchange {
  readonly #waiting = new Map<string, (all: readonly ProcessMetrics[]) => void>();

  async ask(): Promise<readonly ProcessMetrics[]> {
    const ask = crypto.randomUUID();
    const metrics = new Promise<readonly ProcessMetrics[]>((done) => this.#waiting.set(ask, done));
    report({ kind: 'ask-metrics', ask });
    const all = await Promise.race([metrics, wait(patienceMs, [], { ref: false })]);
    this.#waiting.delete(ask);
    return all;
  }

  hear(ask: string, all: readonly ProcessMetrics[]): void {
    this.#waiting.get(ask)?.(all);
  }
}
