import type { Server } from 'node:http';
import type { Server as Port } from 'node:net';
import { envAtPort, readEnv, StartProblem } from '#app/env.server.ts';
import { Answering, createWebServer } from '../create-web-server.ts';
import { endOnUnforeseen } from '../end-on-unforeseen.ts';
import { openLog } from '../log.ts';
import { onLeaveSignal } from '../on-leave-signal.ts';
import { type OpenSite, openSite } from '../open-site.ts';
import type { Order } from '../supervisor/messages.ts';
import { stopAbandonedDatabase } from './abandoned-database.ts';
import { collectAtRest } from './collect-at-rest.ts';
import { MetricsExchange } from './metrics-exchange.ts';
import { report } from './report.ts';

const everySecond = 1_000;
/** Who is busy on a connection learns within this that it is to connect anew. */
const graceOfOneMs = 300;

/** One of the processes that answer requests; everything it does is asked of it by its supervisor. */
export function runWorker(): void {
  const env = readEnv();
  const logger = openLog(env);
  const exchange = new MetricsExchange();
  const answering = new Answering();
  let site: OpenSite | null = null;
  const server = createWebServer(answering.listener);
  let how = { graceMs: graceOfOneMs, isForGood: false };

  const leave = onLeaveSignal(async () => {
    await site?.leave({ server, hold: () => answering.hold(), ...how });
    if (!process.connected) await stopAbandonedDatabase(env);
  });
  // The terminal sends these to all; for a worker the supervisor decides.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.removeAllListeners(signal).on(signal, () => undefined);
  endOnUnforeseen({ logger, leave, onFailing: () => report({ kind: 'failing' }) });
  server.on('error', (error) => tellProblem(new StartProblem(error.message)));
  setInterval(() => {
    report({ kind: 'alive', isReadinessAsked: site?.wasReadinessAsked() ?? false });
  }, everySecond).unref();

  collectAtRest();

  process.on('message', async (order: Order, port?: Port) => {
    if (order.kind === 'listen' && port) listen(server, port);
    if (order.kind === 'run-jobs') site?.runJobs();
    if (order.kind === 'tell-metrics') report({ ...order, kind: 'metrics', of: (await site?.metrics()) ?? [] });
    if (order.kind === 'all-metrics') exchange.hear(order.ask, order.all);
    if (order.kind === 'leave') {
      how = order;
      void leave();
    }
    if (order.kind === 'open') await open(order).catch(tellProblem);
  });

  async function open({ database, port, isFirst, place }: Extract<Order, { kind: 'open' }>): Promise<void> {
    const metricsOfOthers = () => exchange.ask();
    const here = envAtPort(env, port);
    site = await openSite({ env: here, database, logger, isFirst, metricsOfOthers, worker: String(place) });
    answering.by(site.listener);
    report({ kind: 'open', login: site.login });
  }
}

/** A second one of the same port is not needed. */
function listen(server: Server, port: Port): void {
  if (server.listening) port.close();
  else server.listen(port);
}

function tellProblem(error: unknown): void {
  if (!(error instanceof StartProblem)) console.error(error);
  const isLasting = error instanceof StartProblem && error.isLasting;
  report({ kind: 'problem', sentence: (error as Error).message, isLasting }, () => process.exit(1));
}
