import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { type Binaries, binaries, majorVersion } from './embedded-binaries.server.ts';
import { createCluster } from './embedded-cluster.server.ts';
import { runningServer, stopOrphan } from './embedded-orphan.server.ts';
import { as, cleanEnvironment, placeOf } from './embedded-place.server.ts';
import { databaseUser, letThrough, type SystemUser } from './embedded-user.server.ts';
import { folderOwner, takeFolder } from './folder-owner.server.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Waits for open transactions to end for a moment, then closes connections and stops. */
  stop(): Promise<void>;
};

type StartOptions = {
  /** Tests may give up durability for speed. */
  durable?: boolean;
};

/**
 * The database that comes with the house: a real PostgreSQL as a child process on `folder`, reachable only from this
 * machine with a password kept beside the data. An orphan of a killed process is stopped first; a folder that a
 * living process uses is refused.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { durable = true }: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  const owner = await databaseUser();
  await mkdir(home, { recursive: true });
  if (owner) await prepareFor(owner, home);
  await requireFolder(home);
  const data = join(await realpath(home), 'cluster');
  const password = await keptPassword(join(home, 'password'));
  const found = await clusterVersion(data);
  if (found !== null && found !== majorVersion) throw new Error(otherMajor(found, home));
  await stopOrphan(data);
  const programs = await binaries(owner);
  if (found === null) await createCluster({ data, password, owner, programs });
  const port = await freePort();
  const log = join(home, 'postgres.log');
  const child = await launch({ data, port, owner, durable, log, programs });
  const url = addressOf(password, port);
  await waitUntilReady(child, url, log);
  return { url, stop: () => stop(child, join(home, 'owner')) };
}

/** The address of the embedded server while another process of ours runs it, for backups and the like. */
export async function runningEmbeddedPostgres(folder: string): Promise<string | null> {
  const home = resolve(folder);
  if ((await folderOwner(join(home, 'owner'))) === null) return null;
  const server = await runningServer(join(await realpath(home), 'cluster'));
  return server && addressOf(await keptPassword(join(home, 'password')), server.port);
}

function addressOf(password: string, port: number): string {
  return `postgres://foyer:${password}@127.0.0.1:${port}/foyer`;
}

async function requireFolder(home: string): Promise<void> {
  const other = await takeFolder(join(home, 'owner'));
  if (other === null) return;
  throw new Error(
    `Foyer already runs on ${home} (process ${other}): stop it first, or set DATA_DIR to another folder.`,
  );
}

function otherMajor(found: string, home: string): string {
  return (
    `The data in ${home} belongs to PostgreSQL ${found}, this version of Foyer brings PostgreSQL ${majorVersion}. ` +
    'Start the older Foyer, run "npm run backup", then restore that file with this version: "npm run restore -- <file>".'
  );
}

async function clusterVersion(data: string): Promise<string | null> {
  return readFile(join(data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept.trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

async function prepareFor(owner: SystemUser, home: string): Promise<void> {
  await letThrough(dirname(home));
  await chown(home, owner.uid, owner.gid);
  await chmod(home, 0o700);
}

type Launch = {
  data: string;
  port: number;
  owner: SystemUser | null;
  durable: boolean;
  log: string;
  programs: Binaries;
};

async function launch({ data, port, owner, durable, log, programs }: Launch): Promise<ChildProcess> {
  const place = await placeOf(data, owner);
  const output = await open(log, 'w', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    ...(durable ? [] : careless),
  ];
  const settled = settings.flatMap((line) => ['-c', line]);
  const child = spawn(programs.postgres, ['-D', place.name, '-p', String(port), ...settled], {
    ...as(owner),
    cwd: place.standing,
    env: cleanEnvironment(),
    // A terminal's Ctrl-C goes to the whole group; the database must outlive the requests being drained.
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  child.on('error', () => undefined);
  await output.close();
  return child;
}

const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function waitUntilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const admin = url.replace(/\/foyer$/, '/postgres');
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`The database did not start: ${await lastLine(log)}`);
    const client = new pg.Client({ connectionString: admin, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
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

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'foyer'");
  if (!rowCount) await client.query('create database foyer');
}

async function lastLine(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n');
  return lines.at(-1) ?? '';
}

async function stop(child: ChildProcess, ownerFile: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await stopProcess(child);
  await rm(ownerFile, { force: true });
}

/** SIGTERM lets sessions finish; after five seconds SIGINT ends them, still cleanly. */
async function stopProcess(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGINT'), 5_000);
  await gone;
  clearTimeout(impatient);
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}
