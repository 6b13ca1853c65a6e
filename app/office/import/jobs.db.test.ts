import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importRecords } from '#app/cms/transfer/import.server.ts';
import { readRecords } from '#app/cms/transfer/read-file.server.ts';
import { event } from '#app/collections/event/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, editor, freshProgramme } from '#app/features/programme/programme-for-tests.ts';
import { eventually } from '#tests/support/eventually.ts';
import { endRun, fileOf, getJob, listJobs, noteBatch, removeJob, reportRows, takeJob } from './jobs.server.ts';
import { rememberMapping } from './remembered-mapping.server.ts';
import { beginRun } from './run-job.server.ts';
import { readImportAgain, takeImportFile } from './take-file.server.ts';
import { withFile } from './with-file.server.ts';

freshProgramme();
beforeEach(() => pool().query('truncate import_job cascade'));
const actor = editor('publisher');

const seasonOf = (rows: number) =>
  [
    'id;title.de;title.en;date_start',
    ...Array.from(
      { length: rows },
      (_, at) => `e${at};Abend ${at};Evening ${at};2027-01-${String(1 + (at % 28)).padStart(2, '0')} 19:30`,
    ),
  ].join('\n');

async function handIn(content: string, name = 'saison.csv'): Promise<string> {
  const taken = await takeImportFile({ definition: event, file: new File([content], name), mappingFile: null, actor });
  if (!('id' in taken)) throw new Error(taken.problem);
  return taken.id;
}

const ends = (id: string, state: string) =>
  vi.waitFor(async () => expect(await getJob(id)).toMatchObject({ state, isInterrupted: false }), { timeout: 20_000 });
const written = async () =>
  (await pool().query("select count(*)::int as count from entry where type = 'event'")).rows[0].count;

describe('a file that is handed in', () => {
  it('is refused when it is empty, has no rows or is no table', async () => {
    const take = (content: string, name: string) =>
      takeImportFile({ definition: event, file: new File([content], name), mappingFile: null, actor });
    expect(await take('', 'a.csv')).toEqual({ problem: 'no_file' });
    expect(await take('id;title.de', 'a.csv')).toEqual({ problem: 'empty' });
    expect(await take('{', 'a.json')).toMatchObject({ problem: 'unreadable' });
    expect(await take('id', 'a.exe')).toEqual({ problem: 'format' });
    expect(await listJobs()).toEqual([]);
  });

  it('is tried first: every row is judged and nothing is written', async () => {
    const id = await handIn(`${seasonOf(2)}\ne9;Nie;Never;2027-02-30 19:30`);
    expect(await beginRun({ id, kind: 'check', isResumed: false, actor })).toBe(true);
    await ends(id, 'checked');
    const { count, reports } = await reportRows(id, { part: 'all', page: 1, pageSize: 10 });
    expect([count, reports.map(({ action }) => action)]).toEqual([3, ['create', 'create', 'error']]);
    expect(await written()).toBe(0);
  });
});

describe('the mapping of a file', () => {
  const table = 'Nr;Was;Wann\n1;Tau;05.12.2026 19:30';
  const mapped = { 'title.de': { from: ['Was'] }, date_start: { from: ['Wann'] } };

  it('is there when such a table comes again, under the name of the first, until somebody wants a fresh one', async () => {
    const id = await handIn(table, 'november.csv');
    const job = await getJob(id);
    expect(job).toMatchObject({ remembered_at: null, mapping: { columns: {} } });
    if (!job) return;
    const mapping = { ...job.mapping, columns: mapped, external_id: ['Nr'] };
    await rememberMapping({ type: 'event', headers: ['Wann', 'Was', 'Nr'], mapping, source: job.name, actor });
    const again = await getJob(await handIn(table.replace('Tau', 'Seil'), 'dezember.csv'));
    expect(again).toMatchObject({
      remembered_at: expect.any(String),
      mapping: { columns: mapped, external_id: ['Nr'], source: 'november.csv' },
    });
    if (!again) return;
    expect(await readImportAgain(again, { definition: event, sheet: '', isFresh: true })).toBeNull();
    expect(await getJob(again.id)).toMatchObject({ remembered_at: null, mapping: { columns: {} } });
  });

  it('says how the file was read', async () => {
    const latin = Buffer.from('Titel;Beginn\nWölfe auf der Straße;05.12.2026', 'latin1').toString('binary');
    const bytes = Uint8Array.from(latin, (sign) => sign.charCodeAt(0));
    const file = new File([bytes], 'a.csv');
    const taken = await takeImportFile({ definition: event, file, mappingFile: null, actor });
    expect(await getJob('id' in taken ? taken.id : '')).toMatchObject({
      encoding: 'windows-1252',
      columns: [{ samples: ['Wölfe auf der Straße'] }, {}],
    });
  });
});

describe('a run', () => {
  it('that somebody works on is given to nobody else, and stands interrupted as soon as nobody does', async () => {
    const id = await handIn(seasonOf(1));
    const giveBack = await takeJob(id, { state: 'applying', isResumed: false });
    expect(await getJob(id)).toMatchObject({ state: 'applying', isInterrupted: false });
    expect(await takeJob(id, { state: 'applying', isResumed: true })).toBeNull();
    expect(await beginRun({ id, kind: 'check', isResumed: false, actor })).toBe(false);
    await giveBack?.();
    expect(await getJob(id)).toMatchObject({ state: 'applying', isInterrupted: true });
    await endRun(id, 'done');
    expect(await getJob(id)).toMatchObject({ isInterrupted: false });
  });

  it('whose process is gone goes on behind what is written: no doubles, and a report as if nothing had been', async () => {
    const id = await handIn(seasonOf(600));
    const giveBack = await takeJob(id, { state: 'applying', isResumed: false });
    const job = await getJob(id);
    await withFile(await fileOf(id), async (path) => {
      const { type, mapping, name } = job ?? { type: '', mapping: undefined, name: '' };
      if (!mapping) throw new Error('No mapping.');
      const batches = importRecords({
        ...{
          type,
          mapping,
          source: name,
          records: readRecords(path, { format: 'csv', encoding: 'utf-8' }),
          dryRun: false,
          publish: [],
          actor,
          contentModel,
          labels: {},
        },
        note: (tx, progress) => noteBatch(tx, id, progress),
      });
      await batches.next();
    });
    // What the kernel does with the connections of a process that is killed.
    await pool().query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2`);
    await eventually(async () => expect(await getJob(id)).toMatchObject({ isInterrupted: true, rows_done: 250 }));
    expect(await written()).toBe(250);
    await giveBack?.();

    expect(await beginRun({ id, kind: 'apply', isResumed: true, actor })).toBe(true);
    await ends(id, 'done');
    expect(await written()).toBe(600);
    expect(await getJob(id)).toMatchObject({ rows_done: 600, summary: { rows: 600, create: 600, same: 0 } });
    expect((await reportRows(id, { part: 'create', page: 1, pageSize: 1 })).count).toBe(600);
  });

  it('that fails says why, keeps its place, and a dry run taken up again is still a dry run', async () => {
    const id = await handIn(seasonOf(3));
    await pool().query("update import_job set mapping = '{}' where id = $1", [id]);
    await beginRun({ id, kind: 'check', isResumed: false, actor });
    await eventually(async () => expect(await getJob(id)).toMatchObject({ state: 'checking', isInterrupted: true }));
    expect((await getJob(id))?.problem).toBeTruthy();
    expect(await written()).toBe(0);
  });

  it('of the same file changes nothing the second time, and forgetting it keeps what was imported', async () => {
    for (const action of ['create', 'same']) {
      const id = await handIn(seasonOf(5));
      await beginRun({ id, kind: 'apply', isResumed: false, actor });
      await ends(id, 'done');
      expect(await getJob(id)).toMatchObject({ summary: { [action]: 5, error: 0 } });
      await removeJob(id);
      expect(await getJob(id)).toBeNull();
    }
    expect(await written()).toBe(5);
    const { rows } = await pool().query('select distinct action, user_id from audit');
    expect(rows).toEqual([{ action: 'entry:import', user_id: actor.id }]);
  });

  it('is refused to somebody who may not publish when it would, and says so', async () => {
    const id = await handIn(seasonOf(1));
    await pool().query("update import_job set publish = '{de}' where id = $1", [id]);
    await beginRun({ id, kind: 'apply', isResumed: false, actor: editor('editor') });
    await eventually(async () => expect(await getJob(id)).toMatchObject({ isInterrupted: true }));
    expect(await written()).toBe(0);
  });
});
