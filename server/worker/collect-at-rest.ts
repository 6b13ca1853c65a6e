import { performance } from 'node:perf_hooks';

const everyMs = 60_000;
/** Of the time between two looks; a worker that is busier than this has somebody waiting. */
const restingShare = 0.05;
/** So much more than after the last collection is worth the pause of one, some 0.2 s. */
const worthBytes = 32 * 1024 * 1024;

type Process = {
  /** The share of the time since the last call that the event loop was busy, 0 to 1. */
  busyShare(): number;
  heapBytes(): number;
  collect(): void;
};

/**
 * Collects garbage in a minute in which nobody wanted anything. V8 collects when its room becomes short; after a crowd has
 * gone it never does, and what the crowd left would stay for hours.
 */
export function collectAtRest(worker: Process = thisProcess()): () => void {
  let leftBytes = worker.heapBytes();
  const timer = setInterval(() => {
    const isResting = worker.busyShare() < restingShare;
    if (!isResting || worker.heapBytes() < leftBytes + worthBytes) return;
    worker.collect();
    leftBytes = worker.heapBytes();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function thisProcess(): Process {
  let before = performance.eventLoopUtilization();
  return {
    busyShare() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    heapBytes: () => process.memoryUsage().heapUsed,
    // Workers are started with --expose-gc.
    collect: () => globalThis.gc?.(),
  };
}
