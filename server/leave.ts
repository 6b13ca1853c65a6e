import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long running requests may take to end once the port is closed. */
const patienceMs = 7_000;
/** Some browsers open connections ahead and never use them. */
const patienceWithSilentMs = 300;
const patienceWithArrivalsMs = 500;

const connectionsOf = new WeakMap<Server, Set<Socket>>();

/** Knows the connections of a server, for the day it leaves. */
export function knowConnections(server: Server): Server {
  const connections = new Set<Socket>();
  connectionsOf.set(server, connections);
  return server.on('connection', (socket) => {
    connections.add(socket);
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
 * Who stands in the queue of the port when it closes would be cut off: a turn without anybody new says that it is empty.
 * It soon is, because nobody is answered meanwhile and so nobody asks again.
 */
async function untilNobodyComes(server: Server): Promise<void> {
  let hasCome = true;
  const note = () => {
    hasCome = true;
  };
  server.on('connection', note);
  for (const end = Date.now() + patienceWithArrivalsMs; hasCome && Date.now() < end; ) {
    hasCome = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}

function close(server: Server): { is: boolean } {
  const closed = { is: false };
  server.close(() => {
    closed.is = true;
  });
  return closed;
}

async function untilAllHaveGone(server: Server, closed: { is: boolean }): Promise<void> {
  const start = Date.now();
  while (!closed.is && Date.now() - start < patienceMs) {
    server.closeIdleConnections();
    if (Date.now() - start > patienceWithSilentMs) endSilent(server);
    await wait(10);
  }
}

function endSilent(server: Server): void {
  for (const socket of connectionsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
