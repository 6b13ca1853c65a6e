import { performance } from 'node:perf_hooks';

/** The share of the time since it was last asked in which the event loop worked, from 0 to 1. */
type ReadBusyShare = () => number;

const sampleMs = 1_000;
const mostBusy = 0.5;

/** Knows whether the process has time for work that nobody waits for: it had nothing to do for half of the last second or longer. */
export class SpareTime {
  readonly #read: ReadBusyShare;
  readonly #now: () => number;
  #sampledAt: number;
  #isBusy = false;

  constructor(read: ReadBusyShare = busyShareSinceLastTime(), now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
    this.#sampledAt = now();
  }

  get isThere(): boolean {
    const now = this.#now();
    if (now - this.#sampledAt >= sampleMs) {
      this.#isBusy = this.#read() > mostBusy;
      this.#sampledAt = now;
    }
    return !this.#isBusy;
  }
}

function busyShareSinceLastTime(): ReadBusyShare {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}
