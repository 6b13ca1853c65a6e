import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import type { HouseEnv } from './house-env.ts';

const longestPath = 500;
/** A scanner must not fill the table: so many new lines a minute and node, no more. */
const mostPerMinute = 60;

/** Every 404 of a visitor is counted for the dashboard (specification 8): path only, never the query or the person. */
export function missingPageLog({ pool }: { pool: pg.Pool }): MiddlewareHandler<HouseEnv> {
  let minute = 0;
  let written = 0;
  return async (context, next) => {
    await next();
    const path = context.req.path.replace(/\.data$/, '');
    if (context.res.status !== 404 || context.req.method !== 'GET' || path.length > longestPath) return;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, written] = [now, 0];
    written += 1;
    if (written <= mostPerMinute) await countMissing(pool, path).catch(() => undefined);
  };
}

function countMissing(pool: pg.Pool, path: string) {
  return pool.query(
    `insert into error_log (url, status) values ($1, 404)
     on conflict (url, status) do update set count = error_log.count + 1, at = now()`,
    [path],
  );
}
