import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessMetrics } from '../middleware/watch/metrics.ts';
import type { Report } from './messages.ts';
import type { WorkerProcess } from './worker-process.ts';

const patienceMs = 1_000;

/** Any worker may be asked for the figures of all: it asks here, and the others are asked by the way. */
export class MetricsOfAll {
  readonly #waiting = new Map<string, (of: ProcessMetrics) => void>();
  readonly #workers: () => readonly WorkerProcess[];
  readonly #own: () => Promise<ProcessMetrics>;

  constructor({ workers, own }: { workers(): readonly WorkerProcess[]; own(): Promise<ProcessMetrics> }) {
    this.#workers = workers;
    this.#own = own;
  }

  hear(worker: WorkerProcess, report: Report): void {
    if (report.kind === 'ask-metrics') void this.#answer(worker, report.ask);
    if (report.kind === 'metrics') this.#waiting.get(report.ask)?.(report.of);
  }

  async #answer(requester: WorkerProcess, ask: string): Promise<void> {
    const others = this.#workers().filter((worker) => worker !== requester && worker.state !== 'starting');
    const collected = await Promise.all(others.map((worker) => this.#askOne(worker, `${ask} ${worker.pid}`)));
    requester.send({ kind: 'all-metrics', ask, all: [await this.#own(), ...collected] });
  }

  /** Who does not answer in time, or has ended, is left out. */
  async #askOne(worker: WorkerProcess, ask: string): Promise<ProcessMetrics> {
    const metrics = new Promise<ProcessMetrics>((done) => this.#waiting.set(ask, done));
    worker.send({ kind: 'tell-metrics', ask });
    const ended = worker.gone.then((): ProcessMetrics => []);
    const of = await Promise.race([metrics, ended, wait(patienceMs, [], { ref: false })]);
    this.#waiting.delete(ask);
    return of;
  }
}
