import { createServer } from 'node:net';
import { platform } from 'node:process';

/** How the embedded server is reached: by a socket in a folder only its user may enter, or on a port of this machine. */
export type Reach = { socketFolder: string | null; port: number };

/** Of a socket there is only one in its folder, so its number says nothing. */
const usualPort = 5432;
/** What the path of a socket may be long on every system (macOS: 104 bytes with the end mark). */
const longestPath = 103;

/**
 * How the server on the cluster `data` is to be reached. A socket costs less than the loopback and nobody else on the
 * machine can connect to it; where its path is too long, or there are none (Windows), it is a port.
 */
export async function newReach(data: string): Promise<Reach> {
  const socket = { socketFolder: data, port: usualPort };
  const isPossible = platform !== 'win32' && Buffer.byteLength(socketPath(socket)) <= longestPath;
  return isPossible ? socket : { socketFolder: null, port: await freePort() };
}

export function socketPath({ socketFolder, port }: Reach): string {
  return `${socketFolder}/.s.PGSQL.${port}`;
}

/** The address as `DATABASE_URL` would have it. */
export function addressOf({ socketFolder, port }: Reach, password: string): string {
  const place = socketFolder === null ? `127.0.0.1:${port}` : `localhost:${port}`;
  const folder = socketFolder === null ? '' : `?host=${encodeURIComponent(socketFolder)}`;
  return `postgres://foyer:${password}@${place}/foyer${folder}`;
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
