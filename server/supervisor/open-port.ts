import { once } from 'node:events';
import net, { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '#app/env.server.ts';

/** A port for the workers to share. It stays bound while one of them is replaced, even the only one. */
export type Port = { handle: Server; number: number; close(): void };

type Wanted = { PORT: number; HOST: string };

/** The workers of a supervisor that was killed need a moment to notice. */
const patienceMs = 1_000;

/** Takes the port without taking anybody who comes to it. */
export async function openPort(wanted: Wanted): Promise<Port> {
  const { address, family, port } = await freeAddress(wanted);
  const native = createHandle(address, port, family === 'IPv6' ? 6 : 4);
  if (typeof native === 'number') throw listenProblem({ message: `error ${native}` }, wanted);
  // `send` passes native handles on as it does servers; its types do not tell.
  return { handle: native as unknown as Server, number: port, close: () => native.close() };
}

/** Listens for a moment, because only listening tells that a port is taken. */
async function freeAddress(wanted: Wanted): Promise<AddressInfo> {
  for (const end = Date.now() + patienceMs; ; await wait(50)) {
    const probe = createServer().listen(wanted.PORT, wanted.HOST);
    try {
      await once(probe, 'listening');
    } catch (error) {
      const problem = error as NodeJS.ErrnoException;
      if (problem.code === 'EADDRINUSE' && Date.now() < end) continue;
      throw listenProblem(problem, wanted);
    }
    const found = probe.address() as AddressInfo;
    await new Promise((done) => probe.close(done));
    return found;
  }
}

type NativePort = { close(): void };

/**
 * What `node:cluster` uses and `net` exports without telling of it: a port that is bound and nothing more. A `net.Server`
 * would take connections in the supervisor, and `node:cluster` gives the port up with its last worker.
 */
const { _createServerHandle: createHandle } = net as unknown as {
  _createServerHandle(address: string, port: number, family: 4 | 6): NativePort | number;
};

/** Why a port cannot be had, and what to do. */
export function listenProblem({ code, message }: { code?: string; message: string }, { PORT, HOST }: Wanted) {
  if (code === 'EADDRINUSE')
    return new StartProblem(
      `Port ${PORT} is in use: stop what runs there, or choose another with PORT=${PORT + 1} npm start.`,
    );
  if (code === 'EACCES')
    return new StartProblem(
      `Port ${PORT} may only be used by an administrator: choose one above 1023, such as PORT=3000 npm start.`,
    );
  return new StartProblem(`The address ${HOST}:${PORT} cannot be listened on (${message}): correct HOST and PORT.`);
}
