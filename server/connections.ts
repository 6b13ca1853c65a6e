import type { Server } from 'node:http';

/**
 * How long a connection may take for what. Heads of requests are looked at every five seconds, so one that drips is closed
 * within twenty; idle ones are kept longer than any proxy keeps them, which must never find one closed first.
 */
export const connections = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
} as const;

/** Who neither sends nor takes a byte for so long in the middle of an answer has gone; a film that is paused is asked for anew. */
const silence = 90_000;

/** More would only wait for each other; the system refuses what comes beyond, and a proxy in front tries another node. */
const mostConnections = 4_000;

/**
 * Bounds what connections cost that do nothing. How many requests one may bring is not bounded: a proxy sends everybody's
 * through a few, and one that closes early costs it a try.
 */
export function boundConnections(server: Server, bounds: { silence?: number; most?: number } = {}): Server {
  server.maxConnections = bounds.most ?? mostConnections;
  return server.setTimeout(bounds.silence ?? silence);
}
