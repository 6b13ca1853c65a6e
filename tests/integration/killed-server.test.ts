import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tokenHeaders } from '#server/app-for-tests.ts';
import { databaseForThisTest } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { insertSmallPage, insertText } from '../support/page/small-page.ts';
import { type Site, startSite } from '../support/site.ts';
import { type Ask, ComeBackLater, publishing, saving, uploading, type Write } from '../support/writes-under-fire.ts';

/** How often each of the three must have been cut off in the middle; the nightly run asks for `KILLS=50`. */
const kills = Number(process.env.KILLS ?? 3);

test(`killed ${kills} times each while it saves, publishes and takes in files, the site keeps every answer it gave`, {
  // A start takes ten seconds where all the other tests run beside it, and not every kill cuts off all three.
  timeout: kills * 60_000,
}, async () => {
  const { pool, url } = await databaseForThisTest();
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-killed-'));
  const opened: Promise<Site>[] = [];
  onTestFinished(async () => {
    for (const one of await Promise.allSettled(opened)) if (one.status === 'fulfilled') await one.value.kill();
    await rm(dataDir, { recursive: true, force: true });
  });
  const compiled = { NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
  const open = () => {
    const starting = startSite({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...compiled });
    opened.push(starting);
    return starting;
  };
  const written = await insertText(pool, (await insertSmallPage(pool)).container);
  const published = await insertSmallPage(pool, { de: 'nacht', en: 'night' });
  const commands = { save: saving(written), publish: publishing(published, pool), upload: uploading() };
  const cut = { save: 0, publish: 0, upload: 0 };

  let site = await open();
  const cookie = await logIn(site);
  while (Math.min(...Object.values(cut)) < kills) {
    const next = open();
    for (const name of await killWhileBusy(site, Object.values(commands), cookie)) cut[name] += 1;
    await expectSaved(pool, written, commands.save.state);
    await expectPublished(pool, published.page, commands.publish.state);
    site = await next;
  }

  await expectEveryFile(pool, dataDir, commands.upload.acknowledged);
  await site.kill();
  await clearedByTheNext(open, { pool, dataDir });
  expect(commands.save.state.letters).toBeGreaterThan(kills * ' w1'.length);
  console.info(
    `${commands.save.state.letters} letters, ${commands.publish.state.published} publications and ` +
      `${commands.upload.acknowledged.size} files answered and kept; cut off: ${JSON.stringify(cut)}`,
  );
});

/** Lets all three be done side by side and kills the site in the middle; answers which were cut off. */
async function killWhileBusy(site: Site, commands: Write[], cookie: string) {
  const headers = { ...tokenHeaders, cookie, origin: site.url };
  let isAlive = true;
  const cutOff: Write['name'][] = [];
  const ask: Ask = (path, init) => fetch(`${site.url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
  const answered = new Set<string>();
  const work = commands.map(async ({ name, once }) => {
    while (isAlive) {
      try {
        await once(ask);
        answered.add(name);
      } catch (error) {
        if (error instanceof ComeBackLater) continue;
        if (isAlive || !isConnectionLost(error)) throw error;
        cutOff.push(name);
      }
    }
  });
  const isBusy = vi.waitUntil(() => answered.size === commands.length, { timeout: 20_000, interval: 2 });
  await Promise.race([isBusy, Promise.all(work)]);
  await wait(Math.random() * 60);
  isAlive = false;
  await site.kill();
  await Promise.all(work);
  return cutOff;
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError;
}

async function expectSaved(pool: pg.Pool, id: string, { rev, text, waiting }: ReturnType<typeof saving>['state']) {
  const { rows } = await pool.query(
    `select rev, coalesce(i18n->'de'->'content'->'content'->0->'content'->0->>'text', '') as text,
            (select count(*)::int from op_log where module_id = $1) as logged from module where id = $1`,
    [id],
  );
  const before = { rev, text, logged: rev - 1 };
  const after = { rev: rev + 1, text: waiting?.text, logged: rev };
  expect(waiting ? [before, after] : [before]).toContainEqual(rows[0]);
}

/** The version, what it points at, the words found by searching and the audit are of one publication. */
async function expectPublished(pool: pg.Pool, id: string, state: ReturnType<typeof publishing>['state']) {
  const { rows } = await pool.query(
    `select version.n, version.doc::text as doc, trim(E'\\n' from search_document.body) as words, address.path,
            (select max(n) from version where object_id = $1) as versions,
            (select count(*)::int from audit where object_id = $1 and action = 'publish') as audited
     from publication join version on version.id = publication.version_id
     join search_document on search_document.object_id = $1 and search_document.locale = 'de'
     join address on address.object_id = $1 and address.locale = 'de'
     where publication.object_id = $1 and publication.locale = 'de'`,
    [id],
  );
  if (rows.length === 0) return expect(state.published).toBe(0);
  const { n, doc, words, path, versions, audited } = rows[0];
  expect([state.published, state.published + 1]).toContain(n);
  expect({ path, versions, audited }).toEqual({ path: 'nacht', versions: n, audited: n });
  expect([`Fassung ${state.round}`, `Fassung ${state.round - 1}`]).toContain(words);
  expect(doc).toContain(`"${words}"`);
  // One that was done without an answer counts from now on.
  state.published = n;
}

/** Each row has its whole file, and each file that was answered has its row. */
async function expectEveryFile(pool: pg.Pool, dataDir: string, acknowledged: Map<string, string>) {
  const { rows } = await pool.query<{ id: string; hash: string; storage_key: string }>('select * from media');
  for (const { hash, storage_key } of rows) {
    const content = await readFile(join(dataDir, 'media', storage_key));
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
  }
  const kept = new Map(rows.map(({ id, hash }) => [id, hash]));
  for (const [id, hash] of acknowledged) expect(kept.get(id)).toBe(hash);
}

/** An hour later a site that opens clears every file without a row, and no other. */
async function clearedByTheNext(open: () => Promise<Site>, { pool, dataDir }: { pool: pg.Pool; dataDir: string }) {
  const onDisk = async () => (await readdir(join(dataDir, 'media/originals'))).sort();
  const { rows } = await pool.query<{ name: string }>(`select substr(storage_key, 11) as name from media order by 1`);
  const known = rows.map(({ name }) => name).sort();
  expect(await onDisk()).toEqual(expect.arrayContaining(known));
  await pool.query(`update upload set begun_at = now() - interval '61 minutes'`);
  const site = await open();
  await eventually(async () => expect(await onDisk()).toEqual(known));
  await site.stop();
}

async function logIn({ url, editor }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...tokenHeaders, 'content-type': 'application/json', origin: url },
    body: JSON.stringify(editor),
  });
  expect(answer.status).toBe(200);
  const session = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return [tokenHeaders.cookie, ...session].join('; ');
}
