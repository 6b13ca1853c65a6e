import { Hono } from 'hono';
import type pg from 'pg';
import type { HouseEnv } from './house-env.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** `/livez`: the process answers. `/readyz`: it can do its work, and is not on its way out. */
export function healthRoutes({ pool, isLeaving }: { pool: pg.Pool; isLeaving: () => boolean }) {
  const routes = new Hono<HouseEnv>();
  routes.get('/livez', (context) => context.text('ok', 200, noStore));
  routes.get('/readyz', async (context) => {
    if (isLeaving()) return context.text('leaving', 503, { ...noStore, 'Retry-After': '5' });
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return isReady
      ? context.text('ok', 200, noStore)
      : context.text('database away', 503, { ...noStore, 'Retry-After': '5' });
  });
  return routes;
}
