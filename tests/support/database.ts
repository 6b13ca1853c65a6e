import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '../../app/db/client.server.ts';

/**
 * A migrated, empty database of its own for the test or test file that calls it (in `beforeAll` or in a test),
 * opened as the database of this process. Returns the pool, the address and what closes and drops it.
 */
export async function testDatabase() {
  const admin = new URL(inject('postgres'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  await asAdmin(admin, `create database ${name} template foyer`);
  const pool = openDatabase(url, { visitors: 5, team: 5 });
  return {
    pool,
    url,
    async close() {
      await closeDatabase();
      await asAdmin(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The same for a single test, closed when it is over. */
export async function databaseForThisTest() {
  const database = await testDatabase();
  onTestFinished(database.close);
  return database;
}

async function asAdmin(url: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await client.connect();
  // Files that begin together would copy the template at the same moment, which PostgreSQL refuses.
  await client.query('select pg_advisory_lock(1)');
  await client.query(sql).finally(() => client.end());
}
