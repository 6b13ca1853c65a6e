import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long running requests may take to end once the port is closed. */
const patienceMs = 7_000;
/** Some browsers open connections ahead and never use them; a slow one has sent its first byte by then. */
const patienceWithSilentMs = 2_000;
const patienceWithArrivalsMs = 500;
/** So many in a row, a millisecond apart: longer than somebody takes to ask the next thing who has just been answered. */
const quietLooks = 20;
/** Who has asked within this is about to ask again, and is told then to connect anew: closed now, that request would be cut. */
const patienceWithBusyMs = 500;

/** How much a connection had said when it was last looked at, and when that was new. */
type Received = { bytes: number; at: number };

const heardOf = new WeakMap<Server, Map<Socket, Received>>();

/** Knows the connections of a server, for the day it leaves. */
export function knowConnections(server: Server): Server {
  const connections = new Map<Socket, Received>();
  heardOf.set(server, connections);
  return server.on('connection', (socket) => {
    connections.set(socket, { bytes: 0, at: Date.now() });
    socket.once('close', () => connections.delete(socket));
  });
}

export type Draining = {
  graceMs: number;
  /** Answers nothing more until what it returns is called. */
  hold(): () => void;
};

/**
 * Takes no more connections after the grace and lets running requests end, for a while. Answers must carry
 * `Connection: close` by now, so that in the grace whoever is busy learns to go.
 */
export async function drain(server: Server, { graceMs, hold }: Draining): Promise<void> {
  await wait(graceMs);
  if (!server.listening) return;
  const goOn = hold();
  await untilNobodyComes(server);
  const closed = close(server);
  goOn();
  await untilAllHaveGone(server, closed);
  server.closeAllConnections();
}

/**
 * Who stands in the queue of the port when it closes would be cut off: a while without anybody new says that it is empty.
 * It soon is, because nobody is answered meanwhile and so nobody asks again. A single turn does not say so: on a busy machine
 * this process may stand still between its last look and the closing, while all others go on.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  let looks = 0;
  const note = () => {
    looks = 0;
  };
  server.on('connection', note);
  for (const end = Date.now() + patienceWithArrivalsMs; looks < quietLooks && Date.now() < end; looks++) await wait(1);
  server.off('connection', note);
}

/** Closes the port alone: `server.close()` would end those too who have connected and not asked yet. */
function close(server: Server): { is: boolean } {
  const closed = { is: false };
  NetServer.prototype.close.call(server, () => {
    closed.is = true;
  });
  return closed;
}

async function untilAllHaveGone(server: Server, closed: { is: boolean }): Promise<void> {
  const start = Date.now();
  while (!closed.is && Date.now() - start < patienceMs) {
    if (!isAboutToAsk(server)) server.closeIdleConnections();
    await wait(10);
  }
}

/** Whether somebody has just connected and not said anything yet, or is in the middle of asking one thing after the other. */
function isAboutToAsk(server: Server): boolean {
  const now = Date.now();
  let isAnybody = false;
  for (const [socket, received] of heardOf.get(server) ?? []) {
    if (socket.bytesRead > received.bytes) Object.assign(received, { bytes: socket.bytesRead, at: now });
    const patienceMs = received.bytes === 0 ? patienceWithSilentMs : patienceWithBusyMs;
    isAnybody ||= now - received.at < patienceMs;
  }
  return isAnybody;
}
