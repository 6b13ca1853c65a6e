import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { WholeFiles } from '#app/media/whole-files.server.ts';
import '#tests/support/postgres-for-tests.ts';
import { tablesInOrder } from './tables.ts';

/** A migrated, empty database and a data folder of its own, for one test. */
export async function emptySite() {
  const admin = new URL(inject('postgres'));
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const system = Object.assign(new URL(admin), { pathname: '/postgres' }).href;
  // Tests that begin together would copy the template at the same moment, which PostgreSQL refuses.
  await ask(system, ['select pg_advisory_lock(1)', `create database ${name} template foyer`]);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-test-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true, force: true });
    await ask(system, [`drop database if exists ${name} with (force)`]);
  });
  const storage = new Disk(new WholeFiles(join(folder, 'media')));
  return { url: Object.assign(new URL(admin), { pathname: `/${name}` }).href, folder, storage };
}

/** Sends statements one after the other by a connection of their own. */
export async function ask(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A person and a page with texts that are easily broken. */
export async function writeSomething(url: string): Promise<void> {
  const id = crypto.randomUUID();
  await ask(url, [
    `insert into "user" (id, name, email, rights) values ('z', 'Zoë "Ü"', 'z@museum.example', '{html}')`,
    `insert into account (id, account_id, provider_id, user_id, password) values ('a', 'z', 'credential', 'z', 'x')`,
    `insert into page (id, position, slug, title) values
       ('${id}', 'a0', '{"de":"größe"}', '{"de":"Größe \\\\n und ''Komma'',\u2028 dann \u0085 weiter"}')`,
  ]);
}

/** Every row of every table. */
export async function rowsOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = [];
  for (const table of await tablesInOrder(client)) {
    const answer = await client.query(`select to_jsonb(t) as row from "${table}" t order by 1`);
    rows.push([table, answer.rows.map(({ row }) => row)] as const);
  }
  await client.end();
  return Object.fromEntries(rows);
}
