import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from '../connection.server.ts';
import { type Reach, socketPath } from './address.server.ts';
import type { Binaries } from './binaries.server.ts';
import { keepLastLog } from './log.server.ts';
import { as, cleanEnvironment, placeOf } from './place.server.ts';
import type { SystemUser } from './user.server.ts';

type Launch = {
  data: string;
  reach: Reach;
  connections: number;
  owner: SystemUser | null;
  durable: boolean;
  log: string;
  programs: Binaries;
  url: string;
};

const shortestPause = 250;
const longestPause = 2_000;
/** Who lived this long has not died of its own start. */
const settledAfter = 5_000;

/**
 * Starts the server on `data` and answers when it can be used. When it dies without being asked to (killed, out of
 * memory), it is started again on the same port, so that the site recovers by itself.
 */
export async function keepPostgres(settings: Launch): Promise<{ stop(): Promise<void> }> {
  let child = await launch(settings);
  let isStopping = false;
  let pause = shortestPause;
  await waitUntilReady(child, settings);
  watch();
  return {
    async stop() {
      isStopping = true;
      await stopProcess(child);
    },
  };

  function watch(): void {
    const bornAt = Date.now();
    child.once('exit', async () => {
      if (isStopping) return;
      pause = Date.now() - bornAt > settledAfter ? shortestPause : Math.min(pause * 2, longestPause);
      console.error(`The database server ended without being asked to; it is started again (see ${settings.log}).`);
      await again();
    });
  }

  /** Keeps trying with growing pauses: what keeps it from starting (a full disk, no file handles) may pass. */
  async function again(hasFailed = false): Promise<void> {
    await wait(pause);
    if (isStopping) return;
    try {
      child = await launch(settings);
    } catch (error) {
      if (!hasFailed) console.error('The database server cannot be started again; it is tried until it can.', error);
      pause = Math.min(pause * 2, longestPause);
      return again(true);
    }
    if (isStopping) await stopProcess(child);
    else watch();
  }
}

async function launch({ data, reach, connections, owner, durable, log, programs }: Launch): Promise<ChildProcess> {
  const place = await placeOf(data, owner);
  if (reach.socketFolder !== null) await clearSocket(reach);
  await keepLastLog(log);
  const output = await open(log, 'a', 0o600);
  const settings = [
    ...listening(reach.socketFolder && place.name),
    `max_connections=${connections}`,
    ...discreet,
    ...(durable ? [] : careless),
  ];
  const settled = settings.flatMap((line) => ['-c', line]);
  const child = spawn(programs.postgres, ['-D', place.name, '-p', String(reach.port), ...settled], {
    ...as(owner),
    cwd: place.standing,
    env: cleanEnvironment(),
    // A terminal's Ctrl-C goes to the whole group; the database must outlive the requests being drained.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  if (child.pid === undefined) throw (await once(child, 'error'))[0];
  child.on('error', () => undefined);
  return child;
}

/**
 * What the server itself has to say, and nothing of statements: their messages repeat what people typed. A statement that
 * fails is in our own log, without its values.
 */
const discreet = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];

/** One way in, not two. */
function listening(socketFolder: string | null): string[] {
  return socketFolder === null
    ? ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
    : ['listen_addresses=', `unix_socket_directories=${socketFolder}`];
}

/** The lock of a socket whose server was killed names a process number that somebody else may have by now. */
async function clearSocket(reach: Reach): Promise<void> {
  const path = socketPath(reach);
  await Promise.all([path, `${path}.lock`].map((file) => rm(file, { force: true })));
}

const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function waitUntilReady(child: ChildProcess, { url, log }: Launch): Promise<void> {
  const admin = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`The database did not start: ${await lastLine(log)}`);
    const client = new Connection({ connectionString: admin, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await ensureDatabase(client);
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`The database did not answer within 30 seconds; see ${log}.`, { cause: error });
      await new Promise((done) => setTimeout(done, 40));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function ensureDatabase(client: Connection): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'foyer'");
  if (!rowCount) await client.query('create database foyer');
}

async function lastLine(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n');
  return lines.at(-1) ?? '';
}

/** SIGTERM lets sessions finish; after five seconds SIGINT ends them, still cleanly. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGINT'), 5_000);
  await gone;
  clearTimeout(impatient);
}
