import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { tablesInOrder } from '../../scripts/backup-tables.ts';

test('a backup is not restored over a house, nor is anything else that looks like one', {
  timeout: 60_000,
}, async () => {
  const { url, folder } = await house();
  await writeSomething(url);
  await run('backup', { url, folder }, join(folder, 'house.tar'));
  await expect(run('restore', { url, folder }, join(folder, 'house.tar'))).rejects.toThrow('There is a house in this');
  const empty = await house();
  await expect(run('restore', empty, '/etc/hostname')).rejects.toThrow('is no backup of Foyer');
  await expect(run('restore', empty, '/nowhere.tar')).rejects.toThrow('Name the backup to restore');
});

test('while people write, a backup holds one moment, and comes back with every row and file', {
  timeout: 60_000,
}, async () => {
  const old = await house();
  await writeSomething(old.url);
  await mkdir(join(old.folder, 'media/originals'), { recursive: true });
  await writeFile(join(old.folder, 'media/originals/picture.png'), 'a picture');
  const writing = keepWriting(old.url);
  const file = join(old.folder, 'house.tar');
  await run('backup', old, file);
  const pairs = await writing.stop();
  const fresh = await house();
  await run('restore', fresh, file);

  const before = await rowsOf(old.url);
  const after = await rowsOf(fresh.url);
  expect({ ...after, error_log: null, audit: null }).toEqual({ ...before, error_log: null, audit: null });
  // Each write puts one row into both tables at once: a backup of one moment never has one without the other.
  expect(after.audit?.length).toBe(after.error_log?.length);
  expect(after.audit?.length).toBeLessThanOrEqual(pairs);
  expect(await readFile(join(fresh.folder, 'media/originals/picture.png'), 'utf8')).toBe('a picture');
  await writePair(fresh.url, 'after the restore');
});

/** A migrated database and a data folder of its own. */
async function house() {
  const admin = new URL(inject('postgres'));
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await ask(Object.assign(new URL(admin), { pathname: '/postgres' }).href, `create database ${name} template foyer`);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { url: Object.assign(new URL(admin), { pathname: `/${name}` }).href, folder };
}

async function run(script: 'backup' | 'restore', { url, folder }: { url: string; folder: string }, file: string) {
  // Vitest sets BASE_URL for a purpose of its own.
  const env = { ...process.env, BASE_URL: '', DATABASE_URL: url, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, file], { env });
}

/** A parent and its child, in the order that a restore must find out by itself. */
async function writeSomething(url: string): Promise<void> {
  const id = crypto.randomUUID();
  await ask(
    url,
    `insert into "user" (id, name, email, rights) values ('z', 'Zoë "Ü"', 'z@museum.example', '{html}');
     insert into account (id, account_id, provider_id, user_id, password) values ('a', 'z', 'credential', 'z', 'x');
     insert into page (id, position, slug, title) values ('${id}', 'a0', '{"de":"größe"}', '{"de":"Größe \\\\n und ''Komma'',"}')`,
  );
}

function keepWriting(url: string) {
  let isWriting = true;
  let pairs = 0;
  const done = (async () => {
    for (; isWriting; pairs += 1) await writePair(url, `/de/${pairs}`);
  })();
  return {
    async stop() {
      isWriting = false;
      await done;
      return pairs;
    },
  };
}

async function writePair(url: string, path: string): Promise<void> {
  await ask(
    url,
    `insert into error_log (url, status) values ('${path}', 404);
     insert into audit (action, content_type, object_id) values ('page:update', 'page', gen_random_uuid())`,
  );
}

async function rowsOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await tablesInOrder(client);
  const rows = [];
  for (const table of tables) {
    const answer = await client.query(`select to_jsonb(t) as row from "${table}" t order by 1`);
    rows.push([table, answer.rows.map(({ row }) => row)] as const);
  }
  await client.end();
  return Object.fromEntries(rows);
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
