import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '#app/db/migrate.server.ts';
import * as schema from '#app/db/schema.ts';
import { databaseForThisTest } from '../support/database.ts';

test('several nodes that start together run each migration once', async () => {
  const { url, pool } = await databaseForThisTest();
  await pool.query('drop schema public cascade; create schema public');
  const nodes = Array.from({ length: 4 }, () => new pg.Pool({ connectionString: url }));
  const ran = await Promise.all(nodes.map((node) => migrate(node)));
  await Promise.all(nodes.map((node) => node.end()));
  expect(ran.flat()).toEqual(
    (await pool.query('select name from migration order by name')).rows.map((row) => row.name),
  );
});

test('a version of before refuses a database that a newer one has migrated, and names both', async () => {
  const { pool } = await databaseForThisTest();
  const { rows } = await pool.query('select max(name) as newest from migration');
  await pool.query("insert into migration (name) values ('9999_from_the_future.sql')");
  const refused = await migrate(pool).then(
    () => 'not refused',
    (error: Error) => error.message,
  );
  expect(refused).toContain('9999_from_the_future.sql');
  expect(refused).toContain(rows[0].newest);
});

test('the tables in the database are the tables the code knows', async () => {
  const { pool } = await databaseForThisTest();
  const { rows } = await pool.query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and table_name <> 'migration'",
  );
  const known = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`));
  expect(rows.map((row) => `${row.table_name}.${row.column_name}`).sort()).toEqual(known.sort());
});
