import { beforeEach, expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { csvCell, withoutGuard } from '#app/cms/transfer/csv-cell.ts';
import { exportRecords } from '#app/cms/transfer/export.server.ts';
import { importRecords } from '#app/cms/transfer/import.server.ts';
import { type Mapping, readMapping } from '#app/cms/transfer/mapping.ts';
import { readIcal } from '#app/cms/transfer/read-ical.ts';
import type { SourceRecord } from '#app/cms/transfer/read-row.ts';
import { suggestMapping } from '#app/cms/transfer/suggest-mapping.server.ts';
import { icalMapping } from '#app/collections/event/ical-mapping.ts';
import { event } from '#app/collections/event/schema.ts';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { pool } from '#app/db/client.server.ts';
import { contentModel, freshProgramme, grow, now } from '#app/features/programme/programme-for-tests.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';

freshProgramme();

const columns = {
  'title.de': 'title',
  date_start: 'start',
  date_end: 'end',
  price_from: 'price',
  room: 'room',
  'description.de': 'text',
};
let mapping: Mapping;
beforeEach(() => {
  const read = readMapping(event, { source: 'test', external_id: 'id', columns });
  if ('problems' in read) throw new Error(read.problems.join());
  mapping = read.mapping;
});

async function run(
  records: SourceRecord[],
  { dryRun = false, publish = [] as 'de'[], change = {} as Partial<Mapping> } = {},
) {
  const job = {
    type: 'event',
    records,
    mapping: { ...mapping, ...change },
    source: 'x',
    dryRun,
    publish,
    actor: systemActor,
    contentModel,
    labels: importLabels,
    now,
  };
  const reports = [];
  for await (const part of importRecords(job)) reports.push(...part.reports);
  return reports;
}

const stored = async () =>
  (
    await pool().query('select props, i18n, rev, external_id from entry where type = $1 order by external_id', [
      'event',
    ])
  ).rows;
const row = {
  id: '1',
  title: 'Drei Litzen',
  start: '05.12.2026 19:30',
  end: '',
  price: '12,50 €',
  room: '',
  text: '<p>Ein <b>Abend</b><script>x()</script></p>',
};

test('rows with impossible dates, unknown rooms, no id or the id of another row are left out and say why', async () => {
  const reports = await run([
    { ...row, start: '31.02.2026' },
    { ...row, id: '2', room: 'Gibt es nicht' },
    { ...row, id: '' },
    { ...row, id: '4' },
    { ...row, id: '4' },
    { ...row, id: '5', end: '04.12.2026' },
  ]);
  expect(reports.map(({ action }) => action)).toEqual(['error', 'error', 'error', 'create', 'error', 'error']);
  const codes = reports.flatMap(({ problems }) =>
    problems.filter(({ level }) => level === 'error').map(({ code }) => code),
  );
  expect(codes).toEqual(['impossible_date', 'unknown_reference', 'no_key', 'double', 'end_before_start']);
  expect(await stored()).toHaveLength(1);
});

test('a dry run says what would change and writes nothing; the run does it, and again it does nothing', async () => {
  await grow('room', {}, { de: { name: 'Seilerbühne' } });
  const records = [{ ...row, room: 'seilerbühne' }];
  expect(await run(records, { dryRun: true })).toMatchObject([{ action: 'create' }]);
  expect(await stored()).toEqual([]);
  expect(await run(records)).toMatchObject([{ action: 'create' }]);
  expect(await run(records)).toMatchObject([{ action: 'same', changes: [] }]);
  const changed = await run([{ ...row, room: '', price: '', title: 'Vier Litzen' }]);
  expect(changed).toMatchObject([{ action: 'update', changes: ['title.de'] }]);
  const [entry] = await stored();
  expect(entry).toMatchObject({ rev: 2, props: { date_start: '2026-12-05T19:30', price_from: 12.5 } });
  expect(JSON.stringify(entry.i18n.de.description)).not.toContain('x()');
});

test('a name that is new becomes one draft however it is capitalised, and the next run finds it', async () => {
  const change = { create: ['room'] };
  const records = ['Öltankhalle', 'öltankhalle', 'ÖLTANKHALLE'].map((room, at) => ({ ...row, id: `${at}`, room }));
  const named = (reports: Awaited<ReturnType<typeof run>>) =>
    reports.map(({ problems }) => problems.filter(({ code }) => code === 'creates_reference').length);
  expect(named(await run(records, { change, dryRun: true }))).toEqual([1, 0, 0]);
  expect(named(await run(records, { change }))).toEqual([1, 0, 0]);
  expect(await run(records, { change })).toMatchObject([{ action: 'same' }, { action: 'same' }, { action: 'same' }]);
  const { rows } = await pool().query("select label_de from entry where type = 'room'");
  expect(rows).toEqual([{ label_de: 'Öltankhalle' }]);
});

test('a calendar of this site is recognised and changes nothing; the same name from another site is a new date', async () => {
  const { id: own, number } = await grow('event', { date_start: '2026-12-05T19:30' }, { de: { title: 'Tau' } });
  const { id: room } = await grow('room', {}, { de: { name: 'Seilerbühne' } });
  const names = [own, room, crypto.randomUUID(), `event-${number}@anderswo.example`];
  const reports = await run(names.map((id) => ({ ...row, id })));
  expect(reports.map(({ action }) => action)).toEqual(['skip', 'create', 'create', 'create']);
  expect(reports[0]?.problems).toMatchObject([{ code: 'html_cleaned' }, { code: 'own_calendar', value: `${number}` }]);
  expect(await stored()).toHaveLength(4);
});

test('the place of a calendar is the room of that name, and words where there is none', async () => {
  const { id } = await grow('room', {}, { de: { name: 'Seilerbühne' } });
  const read = readMapping(event, icalMapping);
  if ('problems' in read) throw new Error(read.problems.join());
  const date = { summary: 'Tau', dtstart: '2026-12-05T19:30' };
  const records = [
    { ...date, uid: 'a', location: 'Seilerbühne' },
    { ...date, uid: 'b', location: 'Hafen, Pier 3' },
  ];
  const reports = await run(records, { change: { source: 'kalender', ...read.mapping } });
  expect(reports.map(({ action, problems }) => [action, problems.map(({ code }) => code)])).toEqual([
    ['create', []],
    ['create', ['kept_as_text']],
  ]);
  const [first, second] = await stored();
  expect([first.props.room, first.i18n.de.meeting_point]).toEqual([id, undefined]);
  expect([second.props.room, second.i18n.de.meeting_point]).toEqual([undefined, 'Hafen, Pier 3']);
});

test('a rule of a calendar makes its dates once, each is looked at before, and what was left out here stays out', async () => {
  const room = await grow('room', {}, { de: { name: 'Seilerbühne' } });
  await grow('event', { date_start: '2026-12-17T20:00', room: room.id }, { de: { title: 'Ballade' } });
  const read = readMapping(event, icalMapping);
  if ('problems' in read) throw new Error(read.problems.join());
  const calendar = (summary: string, ...more: string[]) =>
    readIcal(
      ['BEGIN:VEVENT', 'UID:jam@x', `SUMMARY:${summary}`, 'DTSTART;TZID=Europe/Berlin:20261203T193000']
        .concat(['RRULE:FREQ=WEEKLY;COUNT=4', 'LOCATION:Seilerbühne', ...more, 'END:VEVENT'])
        .join('\r\n'),
    );
  const change = { ...read.mapping };
  const said = (reports: Awaited<ReturnType<typeof run>>) =>
    reports[0]?.problems.map(({ code, value }) => [code, value]);
  const days = async () =>
    (await stored()).flatMap(({ props }: { props: Record<string, unknown> }) => props.recurrence_day ?? []).sort();
  const left = calendar('Jam', 'EXDATE:20261210T183000Z');
  expect(said(await run(left, { change, dryRun: true }))).toEqual([
    ['makes_dates', '2'],
    ['room_taken', 'Ballade, 2026-12-17 20:00'],
  ]);
  expect(await days()).toEqual([]);
  await run(left, { change });
  expect(await days()).toEqual(['2026-12-17', '2026-12-24']);
  expect(await run(left, { change })).toMatchObject([{ action: 'same', problems: [] }]);
  // The calendar forgets the day it left out; here it was left out, and stays so.
  await run(calendar('Jam', 'EXDATE:20270107T183000Z'), { change });
  expect(await days()).toEqual(['2026-12-17', '2026-12-24']);
});

test('a rule of a calendar that never ends is told, and makes nothing', async () => {
  const read = readMapping(event, icalMapping);
  if ('problems' in read) throw new Error(read.problems.join());
  const record = { uid: 'a', summary: 'Jam', dtstart: '2026-12-03T19:30', rrule: 'FREQ=WEEKLY' };
  const [report] = await run([record], { change: read.mapping });
  expect(report).toMatchObject({ action: 'create', problems: [{ code: 'bad_rule', value: 'FREQ=WEEKLY' }] });
  expect(await stored()).toHaveLength(1);
});

test('prose prices stay as words, and a marker in the title is a hint until somebody applies it', async () => {
  const records = [{ ...row, title: 'ENTFÄLLT: Drei Litzen', price: '8 bis 12 Euro' }];
  const [report] = await run(records);
  expect(report?.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['kept_as_text', 'hint']));
  expect((await stored())[0]).toMatchObject({
    props: { lifecycle: 'scheduled' },
    i18n: { de: { price_text: '8 bis 12 Euro' } },
  });
  await run(records, { change: { hints: 'apply' } });
  expect((await stored())[0].props.lifecycle).toBe('cancelled');
});

test('published in the same run it is on the list; what lies in the bin stays there', async () => {
  await run([row], { publish: ['de'] });
  expect((await listEvents({ locale: 'de', now })).results).toMatchObject([{ title: 'Drei Litzen' }]);
  const { rows } = await pool().query<{ id: string }>("select id from entry where type = 'event'");
  await trashEntry({ type: 'event', id: rows[0]?.id ?? '', actor: systemActor, contentModel });
  expect(await run([{ ...row, title: 'Neu' }])).toMatchObject([
    { action: 'skip', problems: [{ code: 'html_cleaned' }, { code: 'in_bin' }] },
  ]);
});

test('an export that comes back changes nothing, and makes the same entries in an empty site', async () => {
  const { id } = await grow('room', {}, { de: { name: 'Halle | Hof' }, en: { name: 'Hall' } });
  await run([
    { ...row, title: '=1+1' },
    { ...row, id: '2', text: '' },
  ]);
  await pool().query("update entry set props = props || jsonb_build_object('room', $1::text) where type = 'event'", [
    id,
  ]);
  const before = await stored();
  const records: Record<string, string>[] = [];
  for await (const record of exportRecords('event', contentModel))
    records.push(
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withoutGuard(csvCell(value))])),
    );
  const change = suggestMapping(event, Object.keys(records[0] ?? {}), importLabels).mapping;
  expect((await run(records, { change })).map(({ action, changes }) => [action, changes])).toEqual([
    ['same', []],
    ['same', []],
  ]);
  await pool().query("delete from reference; delete from entry where type = 'event'");
  await run(records, { change });
  expect((await stored()).map(({ props, i18n, external_id }) => ({ props, i18n, external_id }))).toEqual(
    before.map(({ props, i18n, external_id }) => ({ props, i18n, external_id })),
  );
});
