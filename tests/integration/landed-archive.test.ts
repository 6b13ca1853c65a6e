import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { editorSession, headlineText } from '../../bench/measure/editor-session.ts';
import { startSite } from '../support/site.ts';

/**
 * A site as commit ca706e9 of 2026-11-23 left it, backed up by that commit: three pages made through its calls (one published
 * twice with a named version and a draft that went on, one scheduled, one in the trash) and two articles it imported.
 */
const archive = 'tests/integration/fixtures/landed-2026-11-23.tar.gz';

const visited = '6ea7655d-41c4-427b-92c4-13236f1cd0cb';
const planned = '3e54a719-8cf4-4a50-b3e3-1a73172470f0';
const trashed = 'a3194f58-bb22-4f88-9bf2-ed658cf4cbcb';

test('a site of the last release keeps its pages, drafts, versions, plans and trash when this one takes over', {
  timeout: 90_000,
}, async () => {
  const site = await takenOver();
  const text = async (path: string) => (await fetch(site.url + path)).text();
  expect(await text('/de/besuch')).toContain('Zweite Fassung');
  expect(await text('/en/visit')).toContain('Besuch im Museum (en)');
  expect(await (await fetch(`${site.url}/de/api/articles`)).json()).toMatchObject({
    count: 2,
    results: [
      { id: 1, title: 'Drei Litzen', lead: 'Wie ein Seil hält' },
      { id: 2, title: 'Der Knoten', lead: 'Was er kann' },
    ],
  });

  const send = await editorSession(site);
  const draft = await send<Draft>('GET', `page/${visited}/draft`);
  const headline = draft.nodes.find(({ model }) => model === 'headline');
  expect(JSON.stringify(headline?.i18n.de)).toContain('Noch nicht zu sehen');
  const versions = await send<Versions>('GET', `page/${visited}/versions?of=de`);
  expect(versions.results.map(({ n, kind, label, live }) => ({ n, kind, label, live }))).toEqual([
    { n: 3, kind: 'named', label: 'Vor dem Umbau', live: false },
    { n: 2, kind: 'publish', label: null, live: true },
    { n: 1, kind: 'publish', label: null, live: false },
  ]);
  expect(JSON.stringify(await send('GET', `page/${planned}/draft`))).toContain('2031-05-01T');
  expect(JSON.stringify(await send('GET', 'pages/bin'))).toContain(trashed);

  // And it goes on from there: an older version comes back, the draft is saved once more.
  await send('POST', `page/${visited}/publish-version`, { lang: 'de', n: 1 });
  expect(await text('/de/besuch')).toContain('Besuch im Museum');
  const { id, rev } = headline ?? { id: '', rev: 0 };
  expect(await send('PATCH', `headline/${id}`, headlineText('Weiter'), rev)).toMatchObject({ rev: rev + 1 });
});

type Draft = { nodes: { id: string; model: string; rev: number; i18n: { de?: unknown } }[] };
type Versions = { results: { n: number; kind: string; label: string | null; live: boolean }[] };

/** Restored into an empty folder as an operator would, and started. */
async function takenOver() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-landed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'landed.tar');
  await writeFile(file, gunzipSync(await readFile(archive)));
  const { BASE_URL: _, DATABASE_URL: __, ...env } = process.env;
  const settings = { ...env, DATA_DIR: join(folder, 'data') };
  await promisify(execFile)(process.execPath, ['scripts/restore.ts', file], { env: settings });
  const site = await startSite({ DATA_DIR: settings.DATA_DIR, DEMO: '0', LOG_LEVEL: 'silent' });
  onTestFinished(site.stop);
  return site;
}
