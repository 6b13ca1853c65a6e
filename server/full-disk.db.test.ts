import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { appForThisTest, testRenderer } from './app-for-tests.ts';

test('a write that finds no room on the disk says so to who wrote it, and to who looks after the server', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const writing = new Hono().get('/api/writing', () => {
    throw new Error('Failed query', { cause: full });
  });
  const { ask } = await appForThisTest(testRenderer(), { mounts: [writing] });
  expect(await (await ask('/readyz')).text()).toBe('ok');
  const refused = await ask('/api/writing');
  expect([refused.status, await refused.json()]).toEqual([507, { status: 507, error: 'insufficient_storage' }]);
  const told = await ask('/readyz');
  expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('the disk is full')]);
});
