import { canReach, type SystemUser } from './user.server.ts';

/** By which name a program of the database knows its folder, and where it stands when it starts. */
export type Place = { name: string; standing: string };

/**
 * Where the database's user may not walk down to the folder (a site below /root, started as root), the program is put
 * into it before it gives up root's rights, and knows it as the folder it stands in.
 */
export async function placeOf(folder: string, owner: SystemUser | null): Promise<Place> {
  if (!owner || (await canReach(owner, folder))) return { name: folder, standing: '/' };
  return { name: '/proc/self/cwd', standing: folder };
}

/** The user a child process runs as; without one, that of this process. */
export function as(owner: SystemUser | null): { uid?: number; gid?: number } {
  return owner ? { uid: owner.uid, gid: owner.gid } : {};
}

/** Nothing of our settings, and messages in one language and zone. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
