import type { MiddlewareHandler } from 'hono';
import { isApiPath } from '../api-path.ts';
import type { AppEnv } from '../app-env.ts';
import { redirectAnswer, withoutData } from '../client-redirect.ts';

/** Old versions are for editors; a visitor's `?v=` leads to the plain page, and no cache may remember that. */
export const versionPreview: MiddlewareHandler<AppEnv> = async (context, next) => {
  const asksForVersion = context.req.query('v') !== undefined || context.req.query('version_id') !== undefined;
  if (!asksForVersion || context.get('viewer').kind === 'editor' || isApiPath(context.req.path)) return next();
  const { path, isData } = withoutData(new URL(context.req.url).pathname);
  return redirectAnswer({ isData, to: path, status: 301, headers: { 'Cache-Control': 'no-store' } });
};
