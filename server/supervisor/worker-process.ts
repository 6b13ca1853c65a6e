import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:net';
import type { Order, Report } from './messages.ts';

/** One worker as its supervisor sees it. */
export class WorkerProcess {
  readonly place: number;
  readonly bornAt = Date.now();
  heardAt = Date.now();
  /** On standby it is open, but takes no visitors yet. */
  state: 'starting' | 'standby' | 'open' | 'leaving' = 'starting';
  /** When it began to take visitors (epoch milliseconds). */
  openedAt: number | null = null;
  readonly gone: Promise<void>;
  readonly #child: ChildProcess;

  constructor(place: number, child: ChildProcess) {
    this.place = place;
    this.#child = child;
    this.gone = new Promise((done) => child.once('exit', () => done()).once('error', () => done()));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  onReport(hear: (report: Report) => void): void {
    this.#child.on('message', (report: Report) => {
      this.heardAt = Date.now();
      hear(report);
    });
  }

  /** Who is gone hears nothing, and its end is told by `gone`. */
  send(order: Order, port?: Server): void {
    if (this.#child.connected) this.#child.send(order, port, () => undefined);
  }

  /** What a person reads about its end. */
  get ending(): { code: number | null; signal: NodeJS.Signals | null } {
    return { code: this.#child.exitCode, signal: this.#child.signalCode };
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Lets it end its work, for so long. */
  async leave(order: Extract<Order, { kind: 'leave' }>, patienceMs: number): Promise<void> {
    this.state = 'leaving';
    this.send(order);
    const impatient = setTimeout(() => this.kill(), patienceMs);
    await this.gone;
    clearTimeout(impatient);
  }
}
