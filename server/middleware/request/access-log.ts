import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../app-env.ts';

/** One line per request without personal data: no address, no query, no user agent, no referrer, no account. */
export function accessLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    logger.info({ id: context.get('requestId'), method, path, status: context.res.status, milliseconds });
  };
}
