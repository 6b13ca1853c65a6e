import { Hono } from 'hono';
import type pg from 'pg';
import { wasStorageFullLately } from '../answer/storage-full.ts';
import type { AppEnv } from '../app-env.ts';

type Options = {
  pool: pg.Pool;
  isLeaving: () => boolean;
  hearsChanges: () => boolean;
  /** Told when somebody asks whether to send visitors here. */
  onAsked?: () => void;
};

const headers = { 'Cache-Control': 'no-store' };
/** Whoever asks has a limit of his own, and an answer that comes after it is none. */
const patience = 2_000;

/** `/livez`: the process answers. `/readyz`: it can do its work, and is not on its way out. */
export function healthRoutes({ pool, isLeaving, hearsChanges, onAsked }: Options) {
  const routes = new Hono<AppEnv>();
  routes.get('/livez', (context) => context.text('ok', 200, headers));
  routes.get('/readyz', async (context) => {
    onAsked?.();
    const problem = isLeaving() ? 'leaving' : await problemOf();
    if (problem === null) return context.text(wasStorageFullLately() ? degraded : 'ok', 200, headers);
    return context.text(problem, 503, { ...headers, 'Retry-After': '5' });
  });
  return routes;

  async function problemOf(): Promise<string | null> {
    const question = { text: 'select 1', query_timeout: patience };
    if (!(await pool.query(question).then(yes, no))) return 'database away';
    return hearsChanges() ? null : 'database not heard';
  }
}

const degraded = 'degraded: the disk is full or may not be written, so nothing can be saved';

const yes = () => true;
const no = () => false;
