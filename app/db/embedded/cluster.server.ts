import { spawn } from 'node:child_process';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Binaries } from './binaries.server.ts';
import { as, cleanEnvironment, placeOf } from './place.server.ts';
import type { SystemUser } from './user.server.ts';

type NewCluster = { data: string; password: string; owner: SystemUser | null; programs: Binaries };

/** Makes an empty cluster in the folder `data`, owned by `owner`; an interrupted attempt is begun again. */
export async function createCluster({ data, password, owner, programs }: NewCluster): Promise<void> {
  // A half-made cluster has no PG_VERSION at its end, so it is made beside its place and moved when it is whole.
  const making = `${data}.new`;
  const passwordFile = `${data}.pw`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) await Promise.all([making, passwordFile].map((path) => chown(path, owner.uid, owner.gid)));
  const place = await placeOf(making, owner);
  const problem = await runInitdb({
    program: programs.initdb,
    args: [`--pgdata=${place.name}`, `--pwfile=${place.name}/../${basename(passwordFile)}`, ...settings],
    options: { ...as(owner), cwd: place.standing, env: cleanEnvironment() },
  });
  await rm(passwordFile, { force: true });
  if (problem !== null) throw new Error(`The database could not be created in ${data}: ${problem}`);
  await rename(making, data);
}

const settings = [
  '--auth=scram-sha-256',
  '--username=foyer',
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=und',
  '--locale=C',
  '--no-instructions',
];

type Run = { program: string; args: string[]; options: { cwd: string; env: NodeJS.ProcessEnv } };

/** What the program complained about, or `null` when it did its work. */
function runInitdb({ program, args, options }: Run): Promise<string | null> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done, fail) =>
    child.once('error', fail).once('close', (code) => done(code === 0 ? null : output.trim())),
  );
}
