import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { closeDatabase, openDatabase } from '#app/db/client.server.ts';
import { type Env, loginSettings, mailSettings, runBy, s3Settings } from '#app/env.server.ts';
import { openMail } from '#app/mail/mail.server.ts';
import { stopImageProcess } from '#app/media/image-process.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import siteConfig from '#site-config';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { type Draining, drain } from './leave.ts';
import type { MetricsOfOthers } from './middleware/watch/metrics.ts';
import { type Login, seedSite } from './seed-site.ts';
import { createSiteApp } from './site-app.ts';
import { openTransfer } from './site-upload/open-transfer.ts';

type Ground = {
  /** With the port and the address that hold, whatever was asked for. */
  env: Env;
  database: string;
  logger: Logger;
  /** Makes what a new site needs; one process of a node does. */
  isFirst: boolean;
  metricsOfOthers?: MetricsOfOthers;
  worker?: string | undefined;
};

/**
 * For so long pages are rendered before the first visitor is let in. A process that has just started renders ten times slower, and a
 * crowd at its port would be refused until its code is compiled.
 */
const headStartMs = 1_000;

type Leaving = Draining & { server: Server; isForGood: boolean };

/** The site in this process: what answers requests, what its clock does, and how to leave in order. */
export async function openSite({ env, database, logger, isFirst, ...rest }: Ground) {
  runBy(env);
  openAt(env.BASE_URL);
  const pool = openDatabase(database, { visitors: env.DATABASE_POOL, team: env.DATABASE_POOL_TEAM });
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  openTransfer(database);
  openMail(mailSettings(env, `${siteConfig.shortName} <${siteConfig.contact.email}>`));
  const login: Login | null = isFirst ? await seedSite({ pool, env }) : null;
  const app = await createSiteApp({ pool, env, logger, login: loginSettings(env), ...rest });
  await Promise.race([app.warmed, wait(headStartMs, undefined, { ref: false })]);
  let jobs: Jobs | null = null;
  return {
    login,
    listener: app.listener,
    metrics: app.metrics,
    wasReadinessAsked: app.wasReadinessAsked,
    runJobs() {
      jobs ??= startJobs({ env, logger });
    },
    async leave({ server, isForGood, ...draining }: Leaving) {
      app.leave({ isForGood });
      await Promise.all([jobs?.stop(), drain(server, draining)]);
      await app.close();
      stopImageProcess();
      await closeDatabase();
    },
  };
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>;
