import type { MiddlewareHandler } from 'hono';
import { methodNotAllowed, notFound } from '#app/contract/refusal.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { isApiPath } from '../api-path.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * What stands below the interface and is no call of it is answered as calls are, in JSON, and is never a page: 405 where
 * the address has calls of other methods, which are named, 404 anywhere else.
 */
export function unknownCall(methodsAt: (path: string) => string[]): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!isApiPath(path)) return next();
    const locale = localeOfPath(path);
    const allowed = methodsAt(path);
    if (allowed.length === 0 || allowed.includes(method))
      return context.json(notFound(locale), 404, { 'Cache-Control': 'no-store' });
    return context.json(methodNotAllowed(locale), 405, { 'Cache-Control': 'no-store', Allow: allowed.join(', ') });
  };
}
