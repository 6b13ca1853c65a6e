import type { MiddlewareHandler } from 'hono';
import type { RedirectTable } from '#app/features/redirects/redirect-table.server.ts';
import type { AppEnv } from '../app-env.ts';
import { redirectAnswer, withoutData } from '../client-redirect.ts';

/** Sends a reader of an old address to where it leads now. */
export function redirects(table: RedirectTable): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    const url = new URL(context.req.url);
    const { path, isData } = withoutData(url.pathname);
    const to = await table.targetOf(path);
    if (to === null) return next();
    const query = isData ? '' : url.search;
    return redirectAnswer({
      isData,
      to: to.includes('?') ? to : to + query,
      status: 301,
      headers: { 'Cache-Control': 'public, max-age=300' },
    });
  };
}
