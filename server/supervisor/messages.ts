import type { ProcessMetrics } from '../middleware/watch/metrics.ts';
import type { Login } from '../seed-site.ts';

/** From the supervisor to a worker. The first may carry the port as its handle. */
export type Order =
  | { kind: 'listen' }
  | { kind: 'open'; database: string; port: number; isFirst: boolean; place: number }
  | { kind: 'run-jobs' }
  /** `isForGood`: the whole node leaves, so `/readyz` says no; otherwise another worker stands in for this one. */
  | { kind: 'leave'; graceMs: number; isForGood: boolean }
  | { kind: 'tell-metrics'; ask: string }
  | { kind: 'all-metrics'; ask: string; all: readonly ProcessMetrics[] };

/** From a worker to its supervisor. */
export type Report =
  | { kind: 'open'; login: Login | null }
  | { kind: 'alive'; isReadinessAsked: boolean }
  /** It cannot go on and is leaving; somebody must take its place. */
  | { kind: 'failing' }
  /** A reason not to start that a person can do something about. */
  | { kind: 'problem'; sentence: string; isLasting: boolean }
  | { kind: 'ask-metrics'; ask: string }
  | { kind: 'metrics'; ask: string; of: ProcessMetrics };
