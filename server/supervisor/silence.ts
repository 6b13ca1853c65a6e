import type { WorkerProcess } from './worker-process.ts';

const everyMs = 1_000;

type Watch = {
  workers(): Iterable<WorkerProcess>;
  /** A worker says each second that it is alive; one that is silent for so long has hung. */
  silenceMs: number;
  /** One that loads its code and opens the site has no time to speak, least of all on a machine that is busy. */
  startSilenceMs: number;
  onSilent(worker: WorkerProcess): void;
};

/** Looks for workers that have stopped answering. */
export function watchForSilence({ workers, silenceMs, startSilenceMs, onSilent }: Watch): () => void {
  let lookedAt = Date.now();
  const timer = setInterval(() => {
    const late = Date.now() - lookedAt - everyMs;
    lookedAt = Date.now();
    for (const worker of workers()) {
      // When this process or the whole machine stood still, what the workers said meanwhile is not read yet.
      if (late > everyMs) worker.heardAt = Date.now();
      const longestMs = worker.state === 'starting' ? startSilenceMs : silenceMs;
      if (Date.now() - worker.heardAt > longestMs) onSilent(worker);
    }
  }, everyMs);
  return () => clearInterval(timer);
}
