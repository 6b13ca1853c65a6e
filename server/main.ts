import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeDatabase, openDatabase } from '#app/db/client.server.ts';
import { type Env, envAtPort, readEnv, s3Settings } from '#app/env.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { Answering, createWebServer } from './create-web-server.ts';
import { endOnUnforeseen } from './end-on-unforeseen.ts';
import { endWithProblem } from './end-with-problem.ts';
import { openLog } from './log.ts';
import { onLeaveSignal } from './on-leave-signal.ts';
import { openSite } from './open-site.ts';
import { printBanner } from './print-banner.ts';
import { loadDemoOnce, seedSite } from './seed-site.ts';
import { startDatabase } from './start-database.ts';
import { startDemoShop } from './supervisor/demo-shop.ts';
import { listenProblem } from './supervisor/open-port.ts';

export { openForRendering } from './open-for-rendering.ts';

type StartOptions = {
  /** Stands before the site in development: Vite's own middleware. */
  front?: (next: RequestListener) => RequestListener;
};

/** Development: everything in one process, which goes on until a signal. */
export async function start({ front = (next) => next }: StartOptions = {}): Promise<void> {
  try {
    await run(readEnv(), front);
  } catch (error) {
    endWithProblem(error);
  }
}

/** Loads the demo museum, says when it is not empty, and leaves again. */
export async function seedOnly(): Promise<void> {
  const env = { ...readEnv(), DEMO: true };
  const database = await startDatabase(env);
  const pool = openDatabase(database.url);
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  try {
    if (!(await loadDemoOnce(pool))) console.log('This database has content already; nothing was added.');
    await seedSite({ pool, env });
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

async function run(given: Env, front: NonNullable<StartOptions['front']>): Promise<void> {
  const answering = new Answering();
  const server = createWebServer(front(answering.listener));
  server.listen(given.PORT, given.HOST);
  await once(server, 'listening').catch((error) => {
    throw listenProblem(error, given);
  });
  const env = envAtPort(given, (server.address() as AddressInfo).port);
  const database = await startDatabase(env);
  const logger = openLog(env);
  const shop = await startDemoShop({ env, given, logger });
  try {
    const site = await openSite({ env, database: database.url, logger, isFirst: true });
    site.runJobs();
    answering.by(site.listener);
    const leave = onLeaveSignal(async () => {
      await site.leave({ server, hold: () => answering.hold(), graceMs: 0, isForGood: true });
      shop?.stop();
      await database.stop();
    });
    endOnUnforeseen({ logger, leave });
    printBanner({ env, login: site.login });
  } catch (error) {
    shop?.stop();
    await closeDatabase();
    await database.stop();
    throw error;
  }
}
