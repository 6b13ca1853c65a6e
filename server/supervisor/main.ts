import { fork } from 'node:child_process';
import { type Env, envAtPort, readEnv, StartProblem, workerCount } from '#app/env.server.ts';
import { endOnUnforeseen } from '../end-on-unforeseen.ts';
import { endWithProblem } from '../end-with-problem.ts';
import { openLog } from '../log.ts';
import { onLeaveSignal } from '../on-leave-signal.ts';
import { printBanner } from '../print-banner.ts';
import { type RunningDatabase, startDatabase } from '../start-database.ts';
import { Crew } from './crew.ts';
import { startDemoShop } from './demo-shop.ts';
import { MetricsOfAll } from './gather-metrics.ts';
import { openPort } from './open-port.ts';
import { ProblemOfWorker } from './problem-of-worker.ts';
import { Readiness } from './readiness.ts';
import { supervisorMetrics } from './supervisor-metrics.ts';
import { keepWatchdogCalm, tellSystemd } from './tell-systemd.ts';
import { workerSettings } from './worker-settings.ts';

/** Starts one node: the database, and workers that answer requests. It does not answer any itself. */
export async function supervise(): Promise<void> {
  try {
    await run(readEnv());
  } catch (error) {
    endWithProblem(error);
  }
}

async function run(given: Env): Promise<void> {
  const logger = openLog(given);
  const port = await openPort(given);
  const env = envAtPort(given, port.number);
  // Before the workers, who learn from the environment where it is.
  const shop = await startDemoShop({ env, given, logger });
  const readiness = new Readiness();
  const crew: Crew = new Crew({
    size: workerCount(env),
    standbys: env.STANDBY_WORKER ? 1 : 0,
    port,
    logger,
    // They load while the database starts.
    fork: () => fork('scripts/worker.mjs', workerSettings()),
    onReport: (worker, report) => {
      readiness.hear(report);
      figures.hear(worker, report);
    },
  });
  const figures = new MetricsOfAll({ workers: () => crew.workers, own: supervisorMetrics(crew) });
  let database: RunningDatabase | null = null;
  const leave = onLeaveSignal(async () => {
    tellSystemd('STOPPING=1');
    const graceMs = readiness.isAsked ? env.SHUTDOWN_GRACE * 1_000 : shortestGraceMs;
    // Only the workers keep it open from now on: the last of them closes it when nobody waits there.
    port.close();
    await crew.stop(graceMs);
    shop?.stop();
    await database?.stop();
  });
  endOnUnforeseen({ logger, leave });
  try {
    database = await startDatabase(env);
    const login = await crew.open(database.url);
    printBanner({ env, login });
  } catch (error) {
    crew.abandon();
    shop?.stop();
    await database?.stop();
    throw error instanceof ProblemOfWorker ? new StartProblem(error.message, error.problem) : error;
  }
  tellSystemd('READY=1', `MAINPID=${process.pid}`);
  keepWatchdogCalm(() => crew.workers.some(({ state }) => state === 'open'));
  process.on('SIGHUP', async () => {
    tellSystemd('RELOADING=1');
    await crew.reload();
    tellSystemd('READY=1');
  });
}

/** Where nobody asks whether this node is ready: long enough for who is busy on a connection to learn that it ends. */
const shortestGraceMs = 300;
