import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SystemUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root; then it runs as a user of its own. `null`: as whoever we are. */
export async function databaseUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const known = (await systemUser('postgres')) ?? (await systemUser('foyer-postgres'));
  if (known) return known;
  await run('useradd', ['--system', '--no-create-home', '--user-group', 'foyer-postgres']).catch(() => undefined);
  const made = await systemUser('foyer-postgres');
  if (made) return made;
  throw new Error(
    'PostgreSQL does not run as root: create a system user called "postgres", or start Foyer as another user.',
  );
}

/** May this user walk all the way down to `path`? A site below /root, say, is closed to everybody else. */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & needed)) return false;
  }
  return true;
}

/** Lets the database's user pass through our own folder without showing what lies in it. */
export async function letThrough(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  await chmod(folder, (mode & 0o777) | 0o011);
}

async function systemUser(name: string): Promise<SystemUser | null> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}
