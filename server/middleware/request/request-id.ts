import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** A name for every request, to find its lines in the log; given back so that a person can quote it. */
export const requestId: MiddlewareHandler<AppEnv> = async (context, next) => {
  const id = randomUUID();
  context.set('requestId', id);
  await next();
  context.header('X-Request-Id', id);
};
