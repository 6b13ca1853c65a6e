import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { holdFiles } from '#app/media/file-removal.server.ts';
import { openMediaStorage, requireMediaStorage } from '#app/media/storage.server.ts';
import { clearStrayFiles } from '#app/media/stray-files.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { patienceMs } from '../../scripts/vite/patience.ts';
import { retention } from './expired-rows.ts';
import { workAtNight } from './nightly.ts';

const now = Temporal.Instant.from('2026-11-22T03:00:00Z');
const daysAgo = (days: number) => `'${now.subtract({ hours: days * 24 }).toString()}'::timestamptz`;
const logger = { error: vi.fn() };

const ids = Array.from({ length: 10 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
const [old, young, child, module, inside, version, online, event] = ids as [string, ...string[]] as string[];

test('the work of the night is done once, though two nodes begin it, and again in the next night', async () => {
  const { url } = await site();
  const twice = await Promise.all([workAtNight(now, { url, logger }), workAtNight(now, { url, logger })]);
  expect(twice.flat()).toHaveLength(1);
  expect(await workAtNight(now.add({ hours: 20 }), { url, logger })).toEqual([]);
  expect(await workAtNight(now.add({ hours: 24 }), { url, logger })).toHaveLength(1);
});

test('a page that was in the bin for 30 days is gone with all that was kept of it, a younger one stays', async () => {
  const { url, pool } = await site();
  await pool.query(`
    insert into page (id, position, deleted_at) values ('${old}', 'a0', ${daysAgo(31)}), ('${young}', 'a1', ${daysAgo(29)});
    insert into page (id, position, parent_id, deleted_at) values ('${child}', 'a0', '${old}', ${daysAgo(29)});
    insert into module (id, model, pos, content_type, object_id) values ('${module}', 'container', 'a0', 'page', '${old}');
    insert into module (id, model, pos, parent_id) values ('${inside}', 'text', 'a0', '${module}');
    insert into version (id, content_type, object_id, locale, n, kind, doc) values ('${version}', 'page', '${old}', 'de', 1, 'publish', '{}');
    insert into scheduled_publication (id, content_type, object_id, locale, action, version_id, due_at, done_at)
      values ('${version}', 'page', '${old}', 'de', 'publish', '${version}', now(), now());
    insert into reference (source_type, source_id, owner_type, owner_id, field, target_type, target_id)
      values ('module', '${inside}', 'page', '${old}', 'image', 'media', '${event}');
    insert into section_backup (id, section_id, name, nodes) values ('${version}', '${module}', 'a', '[]');
    insert into audit (at, action, content_type, object_id, detail) values (${daysAgo(31)}, 'page:delete', 'page', '${old}', '{"title":"Erika"}')`);
  await workAtNight(now, { url, logger });
  expect(await pool.query('select id, parent_id from page order by id').then(({ rows }) => rows)).toEqual([
    { id: young, parent_id: null },
    { id: child, parent_id: null },
  ]);
  for (const table of ['module', 'version', 'scheduled_publication', 'reference', 'section_backup'])
    expect(await count(pool, table), table).toBe(0);
  expect((await pool.query('select action, detail from audit')).rows).toEqual([{ action: 'page:delete', detail: {} }]);
});

test('an entry in the bin that something online names stays until nothing does', async () => {
  const { url, pool } = await site();
  await pool.query(`
    insert into entry (id, type, deleted_at) values ('${old}', 'person', ${daysAgo(40)}), ('${young}', 'person', ${daysAgo(3)});
    insert into entry (id, type) values ('${event}', 'event');
    insert into version (id, content_type, object_id, locale, n, kind, doc) values ('${online}', 'event', '${event}', 'de', 1, 'publish', '{}');
    insert into publication (content_type, object_id, locale, version_id) values ('event', '${event}', 'de', '${online}');
    insert into reference (source_type, source_id, owner_type, owner_id, locale, field, target_type, target_id)
      values ('publication', '${event}', 'event', '${event}', 'de', 'cast', 'person', '${old}')`);
  await workAtNight(now, { url, logger });
  expect(await count(pool, 'entry')).toBe(3);
  await pool.query("delete from reference where field = 'cast'");
  await workAtNight(now.add({ hours: 24 }), { url, logger });
  expect((await pool.query('select id from entry order by id')).rows.map(({ id }) => id)).toEqual([young, event]);
});

test('a photograph that somebody wants erased is gone 30 days after it was put into the bin, with every file made of it', async () => {
  const { url, pool, files } = await site();
  await putPhotograph(pool, { id: old as string, deleted: daysAgo(31) });
  await putPhotograph(pool, { id: young as string, deleted: 'null' });
  await requireMediaStorage().put(`renditions/${child}/abc/w320.avif`, 'of a picture that is gone already');
  await pool.query(`insert into page (id, position, og_image) values ('${child}', 'a0', '${old}')`);
  await workAtNight(now, { url, logger });
  expect(await files()).toEqual([`originals/${young}.jpg`, `renditions/${young}/aaaaaaaaaaaa/w320.avif`]);
  expect((await pool.query('select id from media')).rows).toEqual([{ id: young }]);
  expect((await pool.query('select og_image from page')).rows).toEqual([{ og_image: null }]);
  expect(await count(pool, 'upload')).toBe(0);
});

test('while a backup is made no file is removed; it goes afterwards', async () => {
  const { url, pool, files } = await site();
  await putPhotograph(pool, { id: old as string, deleted: daysAgo(31) });
  const backup = await pool.connect();
  await holdFiles(backup);
  await workAtNight(now, { url, logger });
  expect(await count(pool, 'media')).toBe(0);
  expect(await files()).toEqual([`originals/${old}.jpg`]);
  backup.release(true);
  await vi.waitUntil(async () => (await clearStrayFiles(now)).length > 0, patienceMs);
  expect(await files()).toEqual([]);
});

test('a picture that was replaced leaves nothing of the one before', async () => {
  const { pool, files } = await site();
  await putPhotograph(pool, { id: old as string, deleted: 'null' });
  const storage = requireMediaStorage();
  await storage.put(`originals/${old}-12345678.jpg`, 'another');
  await storage.put(`renditions/${old}/bbbbbbbbbbbb/w320.avif`, 'another');
  await pool.query(`
    update media set storage_key = 'originals/${old}-12345678.jpg', hash = 'bbbbbbbbbbbbbbbb';
    insert into upload (storage_key, begun_at) values ('originals/${old}.jpg', ${daysAgo(1)})`);
  await clearStrayFiles(now);
  expect(await files()).toEqual([`originals/${old}-12345678.jpg`, `renditions/${old}/bbbbbbbbbbbb/w320.avif`]);
});

test('a module that was taken out of a draft 30 days ago is gone with what stood in it', async () => {
  const { url, pool } = await site();
  await pool.query(`
    insert into page (id, position) values ('${old}', 'a0');
    insert into module (id, model, pos, content_type, object_id) values ('${module}', 'container', 'a0', 'page', '${old}');
    insert into module (id, model, pos, parent_id, deleted_at) values
      ('${inside}', 'section', 'a0', '${module}', ${daysAgo(31)}), ('${young}', 'text', 'a0', '${module}', ${daysAgo(2)});
    insert into module (id, model, pos, parent_id, deleted_at) values ('${child}', 'text', 'a0', '${inside}', ${daysAgo(31)})`);
  await workAtNight(now, { url, logger });
  expect((await pool.query('select id from module order by id')).rows.map(({ id }) => id)).toEqual([young, module]);
});

test('sessions, keys, tokens and notes go when they have reached their age, and not a day before', async () => {
  const { url, pool } = await site();
  await pool.query(`insert into "user" (id, name, email) values ('a', 'A', 'a@museum.example')`);
  for (const age of ['old', 'young'] as const) {
    const at = (days: number) => daysAgo(age === 'old' ? days + 1 : days - 1);
    await pool.query(`
      insert into session (id, expires_at, token, user_id) values ('${age}', ${at(0)}, '${age}', 'a');
      insert into verification (id, identifier, value, expires_at) values ('${age}', 'x', 'y', ${at(0)});
      insert into rate_limit (key, count, expires_at) values ('${age}', 1, ${at(0)});
      insert into import_job (id, type, name, format, content, columns, row_count, mapping, state, created_at)
        values (gen_random_uuid(), 'event', 'a.csv', 'csv', '', '[]', 0, '{}', 'done', ${at(30)});
      insert into op_log (op_id, answer, at) values (gen_random_uuid(), '{}', ${at(90)});
      insert into error_log (url, status, at) values ('/${age}', 404, ${at(90)});
      insert into search_word (day, locale, word, count, hits) values ((${at(90)})::date, 'de', '${age}', 1, 0);
      insert into review (id, title, objects, created_by, expires_at) values (gen_random_uuid(), 'x', '{}', 'a', ${at(90)});
      insert into audit (action, at) values ('x', ${at(365)});
      insert into scheduled_publication (id, content_type, object_id, locale, action, due_at, done_at)
        values (gen_random_uuid(), 'page', gen_random_uuid(), 'de', 'unpublish', now(), ${at(365)});
      insert into form_deletion (at, reason, count) values (${at(1095)}, 'office', 1)`);
  }
  await pool.query(`
    insert into version (id, content_type, object_id, locale, n, kind, at, doc)
      select gen_random_uuid(), 'page', '${old}', 'de', n, case when n = 2 then 'publish' else 'idle' end, ${daysAgo(100)}, '{}'
      from generate_series(1, 4) as n`);
  await workAtNight(now, { url, logger });
  for (const { table } of retention) if (table !== 'version') expect(await count(pool, table), table).toBe(1);
  expect((await pool.query('select n from version order by n')).rows.map(({ n }) => n)).toEqual([2, 4]);
});

test('what goes wrong in one step keeps no other from being done, is said, and is tried again in an hour', async () => {
  const { url, pool } = await site();
  await pool.query(`alter table error_log rename to elsewhere;
    insert into page (id, position, deleted_at) values ('${old}', 'a0', ${daysAgo(31)})`);
  const error = vi.fn();
  await workAtNight(now, { url, logger: { error } });
  expect(error).toHaveBeenCalledOnce();
  expect(await count(pool, 'page')).toBe(0);
  await pool.query('alter table elsewhere rename to error_log');
  expect(await workAtNight(now.add({ minutes: 59 }), { url, logger })).toEqual([]);
  expect(await workAtNight(now.add({ minutes: 60 }), { url, logger })).toHaveLength(1);
});

async function site() {
  const { pool, url } = await databaseForThisTest();
  const folder = await mkdtemp(join(tmpdir(), 'foyer-nightly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await openMediaStorage({ dataDir: folder });
  const files = async () => {
    const root = join(folder, 'media');
    const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    return found
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
      .sort();
  };
  return { pool, url, files };
}

async function putPhotograph(pool: pg.Pool, { id, deleted }: { id: string; deleted: string }): Promise<void> {
  const storage = requireMediaStorage();
  await storage.put(`originals/${id}.jpg`, 'a face');
  await storage.put(`renditions/${id}/aaaaaaaaaaaa/w320.avif`, 'a small face');
  await pool.query(`
    insert into media (id, kind, name, mime, bytes, hash, storage_key, deleted_at)
    values ('${id}', 'image', 'face.jpg', 'image/jpeg', 6, 'aaaaaaaaaaaaaaaa', 'originals/${id}.jpg', ${deleted})`);
}

async function count(pool: pg.Pool, table: string): Promise<number> {
  return (await pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
}
