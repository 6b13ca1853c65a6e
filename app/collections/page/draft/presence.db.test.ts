import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { peopleOn, updatePresence } from './draft-events.server.ts';

const page = randomUUID();
const where = { module: randomUUID(), field: 'content', is_hidden: false };

beforeEach(async () => {
  await databaseForThisTest();
  await pool().query(
    `insert into "user" (id, name, email, first_name) values ('ada', 'a', 'ada@museum.example', 'Ada')`,
  );
});

const say = (tab: string, leaves = false) => updatePresence(page, 'ada', { tab, ...where }, leaves);
const silentFor = (tab: string, seconds: number) =>
  pool().query('update editing_session set seen_at = clock_timestamp() - make_interval(secs => $2) where tab = $1', [
    tab,
    seconds,
  ]);

test('a window that says it closes is gone from the list at once, another of the same person stays', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await say(first);
  await say(second);
  await say(first, true);
  expect(await peopleOn(page)).toEqual([{ tab: second, user: 'ada', name: 'Ada', ...where }]);
});

test('a window that crashed is gone half a minute after its last word, and is back when it speaks again', async () => {
  const tab = randomUUID();
  await say(tab);
  await silentFor(tab, 25);
  expect(await peopleOn(page)).toMatchObject([{ tab }]);
  await silentFor(tab, 31);
  expect(await peopleOn(page)).toEqual([]);
  await say(tab);
  expect(await peopleOn(page)).toMatchObject([{ tab }]);
});
