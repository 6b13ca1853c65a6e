import type { MiddlewareHandler } from 'hono';
import { notFound } from '#app/contract/refusal.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { isApiPath } from '../api-path.ts';
import type { AppEnv } from '../app-env.ts';

/** What stands below the interface and is no call of it is answered as calls are, in JSON, and is never a page. */
export const unknownCall: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { path } = context.req;
  if (!isApiPath(path)) return next();
  return context.json(notFound(localeOfPath(path)), 404, { 'Cache-Control': 'no-store' });
};
