import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { visitor } from '#app/auth/viewer.ts';
import { editor } from '#app/features/programme/programme-for-tests.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { missingPageLog } from './middleware/answer/missing-page-log.ts';
import type { AppEnv } from './middleware/app-env.ts';

test('an address that the team tries in vain is missed by nobody; one of visitors is counted', async () => {
  const { pool } = await databaseForThisTest();
  for (const viewer of [editor('editor'), visitor]) {
    const app = new Hono<AppEnv>();
    app.use(async (context, next) => {
      context.set('viewer', viewer);
      await next();
    });
    app.use(missingPageLog());
    await app.request(`/de/weg-${viewer.kind}`);
  }
  expect((await pool.query('select url from error_log')).rows).toEqual([{ url: '/de/weg-visitor' }]);
});
