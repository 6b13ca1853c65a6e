import { Counter, Gauge, Registry } from 'prom-client';
import type { ProcessMetrics } from '../middleware/watch/metrics.ts';
import type { Crew } from './crew.ts';

/** What only the supervisor knows: how many workers there are, and how often one had to be replaced. */
export function supervisorMetrics(crew: Pick<Crew, 'workers' | 'restarts'>): () => Promise<ProcessMetrics> {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'workers',
    help: 'Processes that answer requests, by what they are doing',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of ['starting', 'standby', 'open', 'leaving'] as const)
        this.set({ state }, crew.workers.filter((worker) => worker.state === state).length);
    },
  });
  new Counter({
    name: 'worker_restarts_total',
    help: 'Workers that ended without being asked to and were replaced',
    registers,
    collect() {
      this.reset();
      this.inc(crew.restarts);
    },
  });
  new Gauge({
    name: 'supervisor_resident_memory_bytes',
    help: 'Resident memory of the supervisor',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  return () => registry.getMetricsAsJSON();
}
