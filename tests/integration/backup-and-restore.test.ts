import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ask, emptySite, rowsOf, writeSomething } from '../../server/backup/site-for-tests.ts';
import { type Site, startSite } from '../support/site.ts';

test('a backup is not restored over a site, nor is anything else that looks like one', {
  timeout: 60_000,
}, async () => {
  const { url, folder } = await emptySite();
  await writeSomething(url);
  await run('backup', { url, folder }, join(folder, 'site.tar'));
  await expect(run('restore', { url, folder }, join(folder, 'site.tar'))).rejects.toThrow('There is a site in this');
  const empty = await emptySite();
  await expect(run('restore', empty, '/etc/hostname')).rejects.toThrow('is no backup of Foyer');
  await expect(run('restore', empty, '/nowhere.tar')).rejects.toThrow('Name the backup to restore');
});

test('while people write, a backup holds one moment, and comes back with every row and file', {
  timeout: 60_000,
}, async () => {
  const old = await emptySite();
  await writeSomething(old.url);
  await mkdir(join(old.folder, 'media/originals'), { recursive: true });
  await writeFile(join(old.folder, 'media/originals/picture.png'), 'a picture');
  const writing = keepWriting(old.url);
  const file = join(old.folder, 'site.tar');
  await run('backup', old, file);
  const pairs = await writing.stop();
  const fresh = await emptySite();
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

test('the demo museum, backed up while it is open and restored elsewhere, shows the same pages and pictures', {
  timeout: 240_000,
}, async () => {
  const [old, fresh] = [await emptySite(), await emptySite()];
  const museum = await open(old);
  const addresses = await sample(museum);
  const before = await answers(museum, addresses);
  await run('backup', old, join(old.folder, 'museum.tar'));
  const saved = comparable(await rowsOf(old.url));
  // What it writes when it leaves, such as which pages were asked for most, is no part of the backup.
  await museum.stop();
  await run('restore', fresh, join(old.folder, 'museum.tar'));
  expect(comparable(await rowsOf(fresh.url))).toEqual(saved);

  const rehearsal = await open(fresh);
  // Asked in the same order as the other: which parts of a page share an object in its data depends on what was asked before.
  expect(await sample(rehearsal)).toEqual(addresses);
  expect(await answers(rehearsal, addresses)).toEqual(before);
  await rehearsal.stop();
  expect(addresses.length).toBeGreaterThan(25);
});

function open({ url, folder }: { url: string; folder: string }): Promise<Site> {
  return startSite({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
}

/** Every fortieth page, feeds and calendars, and the pictures of the home page. */
async function sample({ url }: Site): Promise<string[]> {
  const textAt = async (path: string) => (await fetch(`${url}${path}`)).text();
  const parts = locations(await textAt('/sitemap.xml'));
  const pages = (await Promise.all(parts.map(textAt))).flatMap(locations).filter((path) => !path.includes('/forms/'));
  const pictures = [...(await textAt('/de')).matchAll(/"(\/media\/[^" ]+\.(?:jpeg|svg))/g)].map(
    ([, path]) => path ?? '',
  );
  const spread = pages.filter((_, n) => n % 40 === 0);
  return [...new Set([...spread, ...pictures.slice(0, 4), '/de', '/en', '/de/api/events', '/de/api/articles'])];
}

function locations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

async function answers({ url }: Site, paths: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of paths) {
    const answer = await fetch(`${url}${path}`);
    // Each has a port of its own, which stands in every address that is written out.
    const content = Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .replaceAll(url, '');
    const sum = createHash('sha256').update(content);
    found[path] = `${answer.status} ${answer.headers.get('content-type')} ${sum.digest('hex')}`;
  }
  return found;
}

/** Without what a site writes while it runs, and the numbers of transactions of its own database. */
function comparable({ cache_epoch, job_run, rate_limit, error_log, ...rows }: Record<string, unknown[]>) {
  return { ...rows, tags: cache_epoch?.length };
}

async function run(script: 'backup' | 'restore', { url, folder }: { url: string; folder: string }, file: string) {
  // Vitest sets BASE_URL for a purpose of its own.
  const env = { ...process.env, BASE_URL: '', DATABASE_URL: url, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, file], { env });
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
  await ask(url, [
    `insert into error_log (url, status) values ('${path}', 404);
     insert into audit (action, content_type, object_id) values ('page:update', 'page', gen_random_uuid())`,
  ]);
}
