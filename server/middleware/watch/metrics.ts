import { timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobGauges } from '#server/jobs/job-gauges.ts';
import type { AppEnv } from '../app-env.ts';
import { cacheMetrics, type Watched } from './cache-metrics.ts';

/** Seconds; a page from memory takes one thousandth, a rendered one some hundredths. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The figures of one process, as they travel to the one that was asked. */
export type ProcessMetrics = readonly object[];
export type MetricsOfOthers = () => Promise<readonly ProcessMetrics[]>;

type Options = {
  pool: pg.Pool;
  token: string | undefined;
  watched: Watched;
  /** The figures of the supervisor and of all other workers of this node. */
  others?: MetricsOfOthers | undefined;
  /** Which of the workers this is. */
  worker?: string | undefined;
};

/**
 * What a node does, for Prometheus at `/metrics`: requests by method and status, pages from memory, database connections
 * and the processes themselves, whichever worker is asked. Without a token, or with a wrong one, there is no such
 * address. Paths are no labels: they would be endless, and nobody's business.
 */
export function metrics({ pool, token, watched, others = async () => [], worker }: Options) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  if (worker) registry.setDefaultLabels({ worker });
  // It watches each collection of garbage; where nobody can read the answer, pages from memory need not pay for it.
  if (token) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered by the site, without pages from memory',
    labelNames: ['method', 'status'],
    buckets,
    registers,
  });
  // Counted in a number of our own: an answer from memory takes less time than the counter would.
  let fromMemory = 0;
  new Counter({
    name: 'pages_from_memory_total',
    help: 'Pages answered from memory',
    registers,
    collect() {
      this.reset();
      this.inc(fromMemory);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });

  jobGauges(registers);
  cacheMetrics(registers, watched);

  const measure: MiddlewareHandler<AppEnv> = async (context, next) => {
    const end = requests.startTimer({ method: context.req.method });
    await next();
    end({ status: context.res.status });
  };

  const own = (): Promise<ProcessMetrics> => registry.getMetricsAsJSON();
  const routes = new Hono<AppEnv>();
  routes.get('/metrics', async (context, next) => {
    if (!token || !isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)) return next();
    return context.body(await together([await own(), ...(await others())]), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  const countFromMemory = () => {
    fromMemory += 1;
  };
  return { measure, routes, countFromMemory, own };
}

/** The label of the worker keeps the figures of each apart. */
function together(all: readonly ProcessMetrics[]): Promise<string> {
  return AggregatorRegistry.aggregate([...all]).metrics();
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
