import { expect, test } from 'vitest';
import { bumpEpoch } from '#app/cache/epoch.server.ts';
import { transaction } from '#app/db/client.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { appForThisTest, testRenderer } from './app-for-tests.ts';

test('a published change is seen, and a change rolled back is none', async () => {
  const render = testRenderer();
  const { ask } = await appForThisTest(render);
  await ask('/de');
  const failing = transaction(async (tx) => {
    await bumpEpoch(tx, ['page:1']);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await ask('/de');
  expect(render).toHaveBeenCalledTimes(1);
  await transaction((tx) => bumpEpoch(tx, ['page:1', 'nav']));
  await eventually(async () => {
    await ask('/de');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

test('a change whose notice was lost is found by the poll', async () => {
  const render = testRenderer();
  const { ask, pool } = await appForThisTest(render);
  await ask('/de');
  await pool.query(`insert into cache_epoch (tag, epoch) values ('page:1', pg_current_xact_id()::text::bigint)`);
  await eventually(async () => {
    await ask('/de');
    expect(render).toHaveBeenCalledTimes(2);
  });
});
