import { beforeEach, expect, test, vi } from 'vitest';
import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme, show } from '#app/features/programme/programme-for-tests.ts';
import { keptEntries, undoCounts } from './job-writes.server.ts';
import { getJob, saveMapping } from './jobs.server.ts';
import { beginRun, beginUndo } from './run-job.server.ts';
import { takeImportFile } from './take-file.server.ts';

freshProgramme();
beforeEach(() => pool().query('truncate import_job cascade'));
const actor = editor('publisher');

/** Everything of the programme that people or visitors see, but revisions and what lies in the trash. */
async function everything() {
  const { rows } = await pool().query(`
    select entry.type, number, props, i18n, label_de, label_en,
      (select jsonb_object_agg(publication.locale, version.n) from publication join version on version.id = version_id
       where publication.object_id = entry.id) as online,
      (select count(*)::int from listing where object_id = entry.id) as listed,
      (select count(*)::int from search_document where object_id = entry.id) as found
    from entry where deleted_at is null order by number`);
  return rows;
}

const ends = (id: string, state: string) =>
  vi.waitFor(async () => expect(await getJob(id)).toMatchObject({ state, isInterrupted: false }), { timeout: 30_000 });

/** Imports a table and publishes it in German. */
async function imported(content: string): Promise<string> {
  const file = new File([content], 'programm.csv');
  const taken = await takeImportFile({ definition: event, file, mappingFile: null, actor });
  if (!('id' in taken)) throw new Error(taken.problem);
  const { id } = taken;
  const mapping = (await getJob(id))?.mapping;
  if (!mapping) throw new Error('No mapping.');
  await saveMapping(id, { mapping: { ...mapping, create: ['room'] }, publish: ['de'] });
  await beginRun({ id, kind: 'apply', isResumed: false, actor });
  await ends(id, 'done');
  return id;
}

async function undone(id: string) {
  expect(await beginUndo({ id, actor })).toBe(true);
  await ends(id, 'undone');
  return { ...(await undoCounts(id)), labels: (await keptEntries(id)).map(({ label }) => label).sort() };
}

test('an import that is taken back leaves everything as it was: drafts, publications, lists, search and new names', async () => {
  const known = await show(
    'event',
    { date_start: '2026-12-05T19:30' },
    { de: { title: 'Tau' }, en: { title: 'Rope' } },
  );
  const patch = { i18n: { de: { title: 'Tau, noch nicht online' } } };
  await patchEntry({ type: 'event', id: known.id, baseRev: 1, patch, actor, contentModel });
  await pool().query("update entry set source = 'programm.csv', external_id = '1' where id = $1", [known.id]);
  const before = await everything();
  const id = await imported(
    'Kennung;Titel;Datum;Raum\n1;Neues Tau;06.12.2026;Öltankhalle\n2;Seil;07.12.2026;Öltankhalle',
  );
  expect(await everything()).toHaveLength(3);
  expect(await undoCounts(id)).toMatchObject({ count: 3, made: 2, published: 2, done: 0 });
  expect(await undone(id)).toMatchObject({ count: 3, done: 3, kept: 0, labels: [] });
  expect(await everything()).toEqual(before);
});

test('the file that was taken back can be imported once more, and be taken back once more', async () => {
  const table = 'Kennung;Titel;Datum;Raum\n1;Tau;06.12.2026;Öltankhalle';
  await undone(await imported(table));
  const id = await imported(table);
  expect((await everything()).map(({ label_de }) => label_de).sort()).toEqual(['Tau', 'Öltankhalle']);
  expect(await undone(id)).toMatchObject({ count: 2, done: 2, kept: 0 });
  expect(await everything()).toEqual([]);
});

test('who may neither delete nor publish takes no import back', async () => {
  const id = await imported('Kennung;Titel;Datum\n1;Tau;06.12.2026');
  const before = await everything();
  await beginUndo({ id, actor: editor('editor') });
  await vi.waitFor(async () => expect(await getJob(id)).toMatchObject({ isInterrupted: true }), { timeout: 30_000 });
  expect(await everything()).toEqual(before);
});

test('what somebody has edited since stays and is named, and the name it uses too', async () => {
  const id = await imported('Kennung;Titel;Datum;Raum\n1;Tau;06.12.2026;Öltankhalle\n2;Seil;07.12.2026;');
  await pool().query("update entry set rev = rev + 1 where external_id = '1'");
  const left = await undone(id);
  expect(left).toMatchObject({ count: 3, done: 3, kept: 2, labels: ['Tau', 'Öltankhalle'] });
  expect((await everything()).map(({ label_de }) => label_de).sort()).toEqual(['Tau', 'Öltankhalle']);
});
