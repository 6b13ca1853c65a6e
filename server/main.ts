import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { closeDatabase } from '#app/db/client.server.ts';
import { type Env, mailSettings, readEnv, StartProblem, s3Settings } from '#app/env.server.ts';
import { openMail } from '#app/mail/mail.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import siteConfig from '#site-config';
import { createApp } from './app.ts';
import { boundConnections, connections } from './connections.ts';
import { demoOnce, furnish } from './first-start.ts';
import { greet } from './greeting.ts';
import { type HouseDatabase, openHouseDatabase } from './house-database.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loggedError } from './logged-error.ts';

export { openForDrawing } from './open-for-drawing.ts';

type StartOptions = {
  /** Stands before the house in development: Vite's own middleware. */
  front?: (next: RequestListener) => RequestListener;
};

/** Starts one node of the house and keeps it until a signal; every later failure ends the process. */
export async function start({ front = (next) => next }: StartOptions = {}): Promise<void> {
  try {
    await run(readEnv(), front);
  } catch (error) {
    console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

/** Furnishes an empty database with the demo museum, says when it is not empty, and leaves again. */
export async function furnishOnly(): Promise<void> {
  const env = { ...readEnv(), DEMO: true };
  const database = await openHouseDatabase(env);
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  try {
    if (!(await demoOnce(database.pool))) console.log('This database has content already; nothing was added.');
    await furnish({ pool: database.pool, env });
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

async function run(env: Env, front: NonNullable<StartOptions['front']>): Promise<void> {
  let answer: RequestListener = (_, response) => response.writeHead(503, { 'Retry-After': '2' }).end();
  const server = boundConnections(
    createServer(
      connections,
      front((request, response) => answer(request, response)),
    ),
  );
  const port = await listen(server, env);
  const here = { ...env, PORT: port, BASE_URL: process.env.BASE_URL ? env.BASE_URL : `http://localhost:${port}` };
  openAt(here.BASE_URL);
  const database = await openHouseDatabase(here);
  try {
    answer = await open({ env: here, database, server });
  } catch (error) {
    await closeDatabase();
    await database.stop();
    throw error;
  }
}

type Ground = { env: Env; database: HouseDatabase; server: Server };

async function open({ env, database, server }: Ground): Promise<RequestListener> {
  await openMediaStorage({ dataDir: env.DATA_DIR, s3: s3Settings(env) });
  openMail(mailSettings(env, `${siteConfig.shortName} <${siteConfig.contact.email}>`));
  const login = await furnish({ pool: database.pool, env });
  const logger = pino({ base: null, level: env.LOG_LEVEL, serializers: { err: loggedError } });
  const house = await createApp({ pool: database.pool, env, logger });
  const jobs = startJobs({ env, logger });
  stopOnSignal(async () => {
    house.leave();
    await jobs.stop();
    await drain(server);
    await house.close();
    await closeDatabase();
    await database.stop();
  });
  greet({ env, login });
  return house.listener;
}

async function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartProblem(listenProblem(error as NodeJS.ErrnoException, PORT, HOST));
  }
  return (server.address() as { port: number }).port;
}

function listenProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what runs there, or choose another with PORT=${port + 1} npm start.`;
  if (code === 'EACCES')
    return `Port ${port} may only be used by an administrator: choose one above 1023, such as PORT=3000 npm start.`;
  return `The address ${host}:${port} cannot be listened on (${message}): correct HOST and PORT.`;
}

const patience = 10_000;

/** Lets running requests end, for a while; idle connections are closed at once. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  await Promise.race([closed, wait(patience, undefined, { ref: false })]);
  server.closeAllConnections();
}

/** SIGTERM and Ctrl-C, and the end of the process that started this one. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const leave = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 14_500).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);
  if (process.channel) process.on('disconnect', leave);
}
