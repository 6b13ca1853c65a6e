import type { MiddlewareHandler } from 'hono';
import { reportNotFound } from '#app/features/error-log/commands.server.ts';
import type { AppEnv } from '../app-env.ts';

/** A scanner must not keep the database busy: so many reports a minute and node, no more. */
const mostPerMinute = 60;

/**
 * Every 404 of a visitor is counted for the dashboard (docs/behaviour/errors.md#missing-pages): path only, never the
 * query or the person.
 */
export function missingPageLog(): MiddlewareHandler<AppEnv> {
  let minute = 0;
  let written = 0;
  return async (context, next) => {
    await next();
    if (context.res.status !== 404 || context.req.method !== 'GET') return;
    // What the team tries out is missed by nobody.
    if (context.get('viewer').kind === 'editor') return;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, written] = [now, 0];
    written += 1;
    if (written <= mostPerMinute) await reportNotFound(context.req.path.replace(/\.data$/, '')).catch(() => undefined);
  };
}
