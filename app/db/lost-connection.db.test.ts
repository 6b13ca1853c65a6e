import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { db, pool, pools, transaction } from './client.server.ts';
import { Connection } from './connection.server.ts';
import { asTeam } from './pool-scope.server.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  await pool().query('create table note (n int); insert into note values (1)');
});
afterAll(() => database.close());

/** Nobody holds a connection or waits for one. */
function expectWhole(each: pg.Pool = pool()) {
  expect({ lent: each.totalCount - each.idleCount, waiting: each.waitingCount }).toEqual({ lent: 0, waiting: 0 });
}

async function other() {
  const connection = new Connection(database.url);
  await connection.connect();
  onTestFinished(() => connection.end());
  return connection;
}

const kept = async () => (await pool().query('select n from note')).rows[0].n;

test('a connection that dies while a save waits for a row fails this save and nothing else', async () => {
  const somebody = await other();
  await somebody.query('begin; update note set n = 2');
  const save = expect(transaction((tx) => tx.execute(sql`update note set n = 3`))).rejects.toThrow();
  const endWaiting =
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await somebody.query(endWaiting)).rowCount).toBe(1);
  await save;
  await somebody.query('rollback');
  expect(await kept()).toBe(1);
  expectWhole();
});

test.each(['begin', 'commit', 'rollback'])('a save whose %s fails gives its connection back', async (broken) => {
  const original = Connection.prototype.query;
  const spy = vi.spyOn(Connection.prototype, 'query').mockImplementation(function (this: Connection, ...asked) {
    return asked[0] === broken ? Promise.reject(new Error('lost')) : original.apply(this, asked);
  });
  onTestFinished(() => spy.mockRestore());
  const command = async () => {
    if (broken === 'rollback') throw new Error('The save itself failed.');
  };
  const failure = broken === 'rollback' ? 'The save itself failed.' : 'lost';
  for (let time = 0; time < 6; time += 1) await expect(transaction(command)).rejects.toThrow(failure);
  expectWhole();
});

test('a save of which a statement failed says so, even where the failure was swallowed', async () => {
  const swallowed = transaction(async (tx) => {
    await tx.execute(sql`update note set n = 4`);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('nothing of it was kept');
  expect(await kept()).toBe(1);
});

test('asking the pool inside a transaction is refused, and the error knows both places', async () => {
  for (const asked of [db, pool, () => transaction(async () => undefined)]) {
    const failure: Error = await transaction(async () => asked()).then(
      () => new Error('nothing was refused'),
      (error) => error,
    );
    expect(failure.message).toContain('inside a transaction');
    expect(failure.stack).toContain('lost-connection.db.test.ts');
    expect((failure.cause as Error).stack).toContain('lost-connection.db.test.ts');
  }
  expectWhole();
});

test('however many visitors hold or want a connection, the team saves', async () => {
  const held = await Promise.all(Array.from({ length: 5 }, () => pool().connect()));
  onTestFinished(() => {
    for (const client of held) client.release();
  });
  const turnedAway = expect(pool().query('select 1')).rejects.toThrow('timeout exceeded');
  await asTeam(() => transaction((tx) => tx.execute(sql`update note set n = 1`)));
  expectWhole(pools().team);
  await turnedAway;
});

test('a statement that is asked again is prepared', async () => {
  const client = await pool().connect();
  onTestFinished(() => client.release());
  const text = 'select n from note where n = $1';
  const prepared = "select statement from pg_prepared_statements where statement like 'select n from note%'";
  await client.query(text, [1]);
  expect((await client.query(prepared)).rows).toEqual([]);
  await client.query(text, [1]);
  expect((await client.query({ text, values: [7] })).rows).toEqual([]);
  expect((await client.query(prepared)).rows).toEqual([{ statement: text }]);
});

test('work of many rows may take longer than what a person waits for', async () => {
  const limit = await transaction(async (tx) => (await tx.execute(sql`show statement_timeout`)).rows, {
    statementSeconds: 60,
  });
  expect(limit).toEqual([{ statement_timeout: '1min' }]);
  expect((await pool().query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
});
