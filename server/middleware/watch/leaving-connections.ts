import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** While a process leaves, each of its answers asks the other side to send the next request over a new connection. */
export class LeavingConnections {
  #isLeaving = false;

  leave(): void {
    this.#isLeaving = true;
  }

  /** For answers that were begun before; those of the fast path are never half done. */
  readonly middleware: MiddlewareHandler = async (context, next) => {
    await next();
    if (this.#isLeaving) context.header('Connection', 'close');
  };

  inFrontOf(listener: Listener): Listener {
    return (request, response) => {
      if (this.#isLeaving) response.shouldKeepAlive = false;
      return listener(request, response);
    };
  }
}
