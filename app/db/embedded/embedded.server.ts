import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { folderOwner, takeFolder } from '../folder-owner.server.ts';
import { addressOf, newReach } from './address.server.ts';
import { binaries, majorVersion } from './binaries.server.ts';
import { createCluster } from './cluster.server.ts';
import { runningServer, stopOrphan } from './orphan.server.ts';
import { keepPostgres } from './process.server.ts';
import { databaseUser, letThrough, type SystemUser } from './user.server.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Waits for open transactions to end for a moment, then closes connections and stops. */
  stop(): Promise<void>;
};

type StartOptions = {
  /** Tests may give up durability for speed. */
  durable?: boolean;
  /** How many connections all processes together may open. */
  connections?: number;
};

/**
 * The database that comes with the site: a real PostgreSQL as a child process on `folder`, reachable only from this
 * machine (by a socket where it can be) with a password kept beside the data. An orphan of a killed process is stopped first; a folder that a
 * living process uses is refused.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { durable = true, connections = 100 }: StartOptions = {},
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
  const reach = await newReach(data);
  const log = join(home, 'postgres.log');
  const url = addressOf(reach, password);
  const server = await keepPostgres({ data, reach, owner, durable, connections, log, programs, url });
  return {
    url,
    stop: async () => {
      await server.stop();
      await rm(join(home, 'owner'), { force: true });
    },
  };
}

/** The address of the embedded server while another process of ours runs it, for backups and the like. */
export async function runningEmbeddedPostgres(folder: string): Promise<string | null> {
  const home = resolve(folder);
  if ((await folderOwner(join(home, 'owner'))) === null) return null;
  const data = join(await realpath(home), 'cluster');
  const server = await runningServer(data);
  if (!server) return null;
  const reach = { port: server.port, socketFolder: server.hasSocket ? data : null };
  return addressOf(reach, await keptPassword(join(home, 'password')));
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
