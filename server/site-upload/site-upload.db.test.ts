import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import { editor } from '#app/features/programme/programme-for-tests.ts';
import { readReport } from '#app/features/site-transfer/kept-uploads.server.ts';
import type { SiteReport } from '#app/features/site-transfer/site-report.ts';
import { stopImageProcess } from '#app/media/image-process.server.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { exportSite } from '#server/site-transfer/export-site.ts';
import { importSite } from '#server/site-transfer/import-site.ts';
import { packSite } from '#server/site-transfer/pack-site.ts';
import { readSite } from '#server/site-transfer/read-site.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type FilesForTests, fileForThisTest, packed } from './archive-for-tests.ts';
import { withArchive } from './open-archive.ts';
import { takeUpload } from './take-upload.ts';
import { writeUpload } from './write-upload.ts';

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10"/></svg>`;

const small: Record<string, string> = {
  'site.json': '{ "format": 1, "site": "https://museum.example/" }',
  'pages/haus/page.json':
    '{ "online": ["de", "en"], "modules": [{ "key": "container-1", "layout": "100", "columns": [[{ "key": "text-1" }, { "key": "text-2" }]] }] }',
  'pages/haus/de.md':
    'slug: haus\ntitle: Haus\n\n## text-1\n\n### content\n\nErster\n\n## text-2\n\n### content\n\nZweiter\n',
  'pages/haus/en.md':
    'slug: building\ntitle: Building\n\n## text-1\n\n### content\n\nFirst\n\n## text-2\n\n### content\n\nSecond\n',
  'genre/lied/entry.json': '{ "online": ["de"] }',
  'genre/lied/de.md': 'name: Lied\n',
  'media/tau/media.json': '{ "file": "tau.svg", "credit": { "de": "Foto: Lund" } }',
  'media/tau/tau.svg': drawing(20),
  'redirects.json': '[{ "locale": "de", "old_path": "/de/alt", "new_path": "/de/haus" }]',
};

const viewer = editor('admin');
let database: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-site-upload-'));
  await openMediaStorage({ dataDir });
  const isText = (path: string) => !path.endsWith('.svg');
  const paths = Object.keys(small);
  const { site, problems } = readSite({
    texts: new Map(Object.entries(small).filter(([path]) => isText(path))),
    others: new Set(paths.filter((path) => !isText(path))),
  });
  expect(problems).toEqual([]);
  const contentOf = async ({ file }: { file: string | null }) => new TextEncoder().encode(small[file ?? '']);
  const imported = await importSite({ site, mark: 'site-import', contentOf, log: () => undefined });
  expect(imported).toEqual({ state: 'imported', problems: [] });
});

afterAll(async () => {
  stopImageProcess();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a person downloads, unpacked. */
async function downloaded(): Promise<Record<string, string>> {
  const path = await fileForThisTest(await buffer(packSite(exportSite(database.url))));
  const read = await withArchive(path, async ({ files: { texts, others }, contentOf }) => {
    const contents = [...others].map(async (name) => [name, Buffer.from(await contentOf(name)).toString()] as const);
    return { ...Object.fromEntries(texts), ...Object.fromEntries(await Promise.all(contents)) };
  });
  if ('problem' in read && typeof read.problem !== 'string') throw new Error('refused');
  return read as Record<string, string>;
}

async function uploaded(files: FilesForTests): Promise<{ id: string; report: SiteReport }> {
  const content = Readable.from([await packed(files)]);
  const answer = await takeUpload({ content, name: 'site.zip', viewer }, database);
  if (answer === 'forbidden' || 'problem' in answer) throw new Error(JSON.stringify(answer));
  const report = await readReport(answer.id);
  if (!report) throw new Error('Nothing was kept.');
  return { id: answer.id, report };
}

const write = ({ id, report }: { id: string; report: SiteReport }, by = viewer) =>
  writeUpload({ id, tag: report.tag, viewer: by, label: 'Vorher' }, database);

function edited(files: Record<string, string>, path: string, [from, to]: [string, string]): Record<string, string> {
  expect(files[path]).toContain(from);
  return { ...files, [path]: files[path]?.replace(from, to) ?? '' };
}

const nothing = { count: 0, lines: [] };
const line = (parts: string[], place: string) => expect.objectContaining({ parts, place });
const one = (...lines: unknown[]) => ({ count: lines.length, lines });
const rows = async (text: string) => (await pool().query(text)).rows;

test('what was downloaded and comes back unchanged changes nothing', async () => {
  const { report } = await uploaded(await downloaded());
  expect(report.problems).toEqual(nothing);
  expect(report.plan).toEqual({ added: nothing, changed: nothing, left: nothing, same: 4, absent: 0 });
});

test('one title changed in the file is exactly that: a draft, with the version before and its line in the audit', async () => {
  const fresh = edited(await downloaded(), 'pages/haus/de.md', ['title: Haus', 'title: Neues Haus']);
  const upload = await uploaded(fresh);
  expect(upload.report.plan).toMatchObject({ added: nothing, changed: one(line(['de'], 'pages/haus')), left: nothing });
  expect((await downloaded())['pages/haus/de.md']).toContain('title: Haus');
  expect(await write(upload)).toBe('written');
  const now = await downloaded();
  expect(now['pages/haus/de.md']).toBe(fresh['pages/haus/de.md']);
  expect(now['pages/haus/en.md']).toBe(fresh['pages/haus/en.md']);
  expect(now['pages/haus/online-de/de.md']).toContain('title: Haus');
  expect(await rows(`select locale, label, doc->'page'->>'title' as title from version where kind = 'named'`)).toEqual([
    { locale: 'de', label: 'Vorher', title: 'Haus' },
  ]);
  expect(await rows(`select user_id, content_type from audit where action = 'site:import' order by id`)).toEqual([
    { user_id: 'admin', content_type: 'page' },
    { user_id: 'admin', content_type: null },
  ]);
  expect((await uploaded(fresh)).report.plan?.changed).toEqual(nothing);
  expect(await write(upload)).toBe('gone');
});

test('modules change, go and come with the file; what pages, entries and pictures say is written in one go', async () => {
  const now = await downloaded();
  const changed = edited(now, 'pages/haus/de.md', ['Erster', 'Anderer']);
  const other = edited(changed, 'pages/haus/de.md', ['## text-2', '## text-3']);
  const fewer = edited(other, 'pages/haus/en.md', ['## text-2', '## text-3']);
  const page = JSON.parse(fewer['pages/haus/page.json'] ?? '');
  page.modules[0].columns = [[page.modules[0].columns[0][0], { key: 'text-3' }]];
  const upload = await uploaded({
    ...edited(fewer, 'media/tau/media.json', ['Lund', 'Ada Lund']),
    'pages/haus/page.json': JSON.stringify(page),
    'genre/lied/de.md': 'name: Shanty\n',
    'genre/ballade/entry.json': '{}',
    'genre/ballade/de.md': 'name: Ballade\n',
    'media/neu/media.json': '{ "file": "neu.svg", "alt": { "de": "Neu" } }',
    'media/neu/neu.svg': drawing(30),
    'pages/neu/page.json': '{ "parent": "haus", "modules": [{ "key": "container-1", "layout": "100" }] }',
    'pages/neu/de.md': 'slug: neu\ntitle: Neu\n',
  });
  expect(upload.report.problems).toEqual(nothing);
  expect(upload.report.plan?.added.lines.map(({ place }) => place).sort()).toEqual([
    'genre/ballade',
    'media/neu',
    'pages/neu',
  ]);
  expect(upload.report.plan?.changed.lines.map(({ place, parts }) => [place, parts])).toEqual([
    ['pages/haus', ['shared', 'de', 'en']],
    ['genre/lied', ['de']],
    ['media/tau', ['de']],
  ]);
  expect(await write(upload)).toBe('written');
  const after = await downloaded();
  expect(after['pages/haus/de.md']).toMatch(/Anderer[\s\S]*Zweiter/);
  expect(after['pages/neu/page.json']).toContain('"parent": "haus"');
  expect(after['media/tau/media.json']).toContain('Ada Lund');
  expect(after['media/neu/neu.svg']).toContain('width="30"');
  expect(after['genre/shanty/de.md']).toBe('name: Shanty\n');
  expect(after['genre/ballade/entry.json']).not.toContain('online');
  expect((await uploaded(after)).report.plan).toMatchObject({ added: nothing, changed: nothing, left: nothing });
});

test('every mistake is said with file and line, and then nothing can be confirmed', async () => {
  const files = await downloaded();
  const upload = await uploaded({
    ...files,
    'genre/falsch/entry.json': '{\n  "fields": { "titel": 1 }\n}',
    'media/boese/media.json': '{ "file": "boese.exe" }',
    'media/boese/boese.exe': 'MZ',
  });
  expect(upload.report.plan).toBeNull();
  expect(upload.report.problems.lines).toEqual([
    { file: 'genre/falsch/entry.json', line: 2, code: 'unknown_field', value: 'titel' },
    { file: 'media/boese/media.json', line: 1, code: 'refused_file', value: 'boese.exe' },
  ]);
  expect(await write(upload)).toBe('moved');
  expect(await downloaded()).toEqual(files);
});

test('what cannot be taken over is named with its reason, and the rest is', async () => {
  const files = await downloaded();
  const page = JSON.parse(files['pages/haus/page.json'] ?? '');
  const { report } = await uploaded({
    ...edited(files, 'pages/haus/de.md', ['title: Neues Haus', 'title: Unser Haus']),
    'pages/haus/page.json': JSON.stringify({ ...page, online: ['de'] }),
    'media/tau/tau.svg': drawing(99),
    'redirects.json': '[{ "locale": "de", "old_path": "/de/x", "new_path": "https://evil.example/" }]',
    'pages/gast/page.json':
      '{ "modules": [{ "key": "container-1", "layout": "100", "columns": [[{ "key": "html-1" }]] }] }',
  });
  expect(report.plan?.changed.lines.map(({ place }) => place)).toEqual(['pages/haus']);
  expect(report.plan?.left.lines.map(({ place, reason }) => [place, reason])).toEqual([
    ['media/tau', 'content'],
    ['pages/haus', 'online'],
    ['pages/gast', 'html'],
    ['redirects.json', 'part'],
  ]);
});

test('a number or a module that belongs to something else is not taken from it', async () => {
  const files = await downloaded();
  const page = JSON.parse(files['pages/haus/page.json'] ?? '');
  const fewer = Object.fromEntries(
    Object.entries(files).filter(([path]) => !/^(genre|pages[/]haus|pages[/]neu)/.test(path)),
  );
  const number = JSON.parse(files['genre/shanty/entry.json'] ?? '').number;
  const { report } = await uploaded({
    ...fewer,
    'genre/lyrik/entry.json': JSON.stringify({ number }),
    'genre/lyrik/de.md': 'name: Lyrik\n',
    'pages/kopie/page.json': JSON.stringify({ modules: page.modules }),
    'pages/kopie/de.md': files['pages/haus/de.md'] ?? '',
  });
  expect(report.plan?.left.lines.map(({ place, reason }) => [place, reason])).toEqual([
    ['pages/kopie', 'foreign_modules'],
    ['genre/lyrik', 'taken'],
  ]);
  expect(report.plan?.absent).toBe(4);
});

test('what is in the trash stays there, and with it what would stand below', async () => {
  const files = await downloaded();
  await pool().query(`update page set deleted_at = now(), rev = rev + 1 where slug->>'de' = 'neu'`);
  const { report } = await uploaded({
    ...files,
    'pages/tiefer/page.json': '{ "parent": "neu" }',
    'pages/tiefer/de.md': 'slug: tiefer\ntitle: Tiefer\n',
  });
  await pool().query('update page set deleted_at = null');
  expect(report.plan?.left.lines.map(({ place, reason }) => [place, reason])).toEqual([
    ['pages/neu', 'trash'],
    ['pages/tiefer', 'lost_parent'],
  ]);
});

test('a draft that somebody writes while the file waits is not overwritten: what holds now is shown', async () => {
  const upload = await uploaded(edited(await downloaded(), 'pages/haus/de.md', ['Neues Haus', 'Altes Haus']));
  await pool().query(
    `update page set title = title || '{"en": "Colleague"}', rev = rev + 1 where slug->>'de' = 'haus'`,
  );
  expect(await write(upload)).toBe('moved');
  expect((await downloaded())['pages/haus/de.md']).toContain('Neues Haus');
  const shown = await readReport(upload.id);
  expect(shown?.plan?.changed).toEqual(one(line(['de', 'en'], 'pages/haus')));
});

test('only an administrator sends a site or confirms one', async () => {
  const content = Readable.from([Buffer.alloc(0)]);
  expect(await takeUpload({ content, name: 'a.zip', viewer: editor('publisher') }, database)).toBe('forbidden');
  const upload = await uploaded(await downloaded());
  expect(await write(upload, editor('publisher'))).toBe('forbidden');
});
