import { createServer, type RequestListener, type Server } from 'node:http';
import { boundConnections, connections } from './connections.ts';
import { knowConnections } from './leave.ts';

/** Answers as it is told to: at first that the site is being opened. */
export class Answering {
  #answer: RequestListener = (_, response) => response.writeHead(503, { 'Retry-After': '2' }).end();

  readonly listener: RequestListener = (request, response) => this.#answer(request, response);

  by(answer: RequestListener): void {
    this.#answer = answer;
  }

  /** Lets everybody wait until what it returns is called. */
  hold(): () => void {
    const answer = this.#answer;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answer = (request, response) => void promise.then(() => answer(request, response));
    return () => {
      this.#answer = answer;
      resolve();
    };
  }
}

/** A server for browsers and proxies, not listening yet. */
export function createWebServer(answer: RequestListener): Server {
  return knowConnections(boundConnections(createServer(connections, answer)));
}
