import { expect, test } from 'vitest';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { allCollections, collections } from '#app/collections/registry.ts';
import { choiceLabels } from './labels/choice-labels.server.ts';
import { readRow } from './read-row.ts';
import { suggestMapping } from './suggest-mapping.server.ts';

const event = collections.event as (typeof allCollections)[number];
const labels = choiceLabels(event, importLabels);

/** What a row of an office's table comes to, by column. */
function read(record: Record<string, unknown>) {
  const { mapping } = suggestMapping(event, Object.keys(record), importLabels);
  const row = readRow(event, record, { row: 1, mapping, source: 'a', labels });
  const problems = [...row.problems, ...row.cells.flatMap((cell) => cell.read.problems)];
  return {
    key: row.key,
    values: Object.fromEntries(row.cells.map((cell) => [cell.column.key, cell.read.value ?? cell.read.names])),
    problems: problems.map(({ code }) => code),
  };
}

test('a table in the words of the office needs no mapping, in either language', () => {
  const german = ['Titel', 'Title EN', 'Datum', 'Beginn', 'Ende', 'Einlass', 'Raum', 'Art', 'Status', 'Beschreibung'];
  expect(suggestMapping(event, german, importLabels)).toMatchObject({
    unused: [],
    mapping: {
      external_id: ['Titel', 'Datum', 'Beginn'],
      columns: {
        'title.de': { from: ['Titel'] },
        'title.en': { from: ['Title EN'] },
        date_start: { from: ['Datum', 'Beginn'] },
        date_end: { from: ['Ende'] },
        door_time: { from: ['Einlass'] },
        room: { from: ['Raum'] },
        event_type_new: { from: ['Art'] },
        lifecycle: { from: ['Status'] },
        'description.de': { from: ['Beschreibung'] },
      },
    },
  });
  const english = suggestMapping(event, ['Start date', 'Start time', 'End', 'Titel', 'Title', 'Doors'], importLabels);
  expect(english.mapping.columns).toMatchObject({
    date_start: { from: ['Start date', 'Start time'] },
    'title.de': { from: ['Titel'] },
    'title.en': { from: ['Title'] },
  });
});

test('what is the title of one collection is the name of another', () => {
  for (const type of ['venue', 'room', 'person', 'tag'])
    for (const word of ['title', 'Titel', 'Name', 'Bezeichnung']) {
      const { mapping } = suggestMapping(collections[type] as (typeof allCollections)[number], [word], importLabels);
      expect(Object.keys(mapping.columns)[0]?.split('.')[0], `${type} ${word}`).toBe('name');
    }
});

test('the synonyms name fields and choices that there are', () => {
  for (const [name, { choices = {} }] of Object.entries(importLabels)) {
    const fields = allCollections.flatMap((each) => each.fields[name] ?? []);
    expect(fields.length, name).toBeGreaterThan(0);
    for (const code of Object.keys(choices))
      expect(
        fields.some((each) => each.options.choices?.includes(code)),
        code,
      ).toBe(true);
  }
});

test('day, beginning and end may stand in columns of their own; an end after midnight is on the next day', () => {
  const row = {
    Titel: 'Nacht',
    Datum: 'Sa., 5.12.2026',
    Beginn: '19.30 Uhr',
    Ende: '22 Uhr',
    Einlass: '19 Uhr',
    Status: 'geplant',
  };
  expect(read(row)).toEqual({
    key: 'Nacht Sa., 5.12.2026 19.30 Uhr',
    values: expect.objectContaining({
      date_start: '2026-12-05T19:30',
      date_end: '2026-12-05T22:00',
      door_time: '19:00',
      lifecycle: 'scheduled',
    }),
    problems: [],
  });
  expect(read({ ...row, Ende: 'Ende 1:30 Uhr', Status: 'fällt aus' })).toMatchObject({
    values: { date_end: '2026-12-06T01:30', lifecycle: 'cancelled' },
    problems: ['next_day'],
  });
  expect(read({ ...row, Ende: '06.12.2026 11:00' }).values).toMatchObject({ date_end: '2026-12-06T11:00' });
  expect(read({ ...row, Ende: '', Datum: '2026-12-05', Beginn: '7:30 pm' }).values).toMatchObject({
    date_start: '2026-12-05T19:30',
    date_end: undefined,
  });
});

test('one column may fill both ends, as a time or as days', () => {
  const mapping = {
    ...suggestMapping(event, ['Titel'], importLabels).mapping,
    columns: { date_start: { from: ['Tag', 'Zeit'] }, date_end: { from: ['Tag', 'Zeit'] } },
  };
  const ends = (record: Record<string, string>) =>
    readRow(event, record, { row: 1, mapping, source: 'a', labels }).cells.map((cell) => cell.read.value);
  expect(ends({ Tag: '5.12.2026', Zeit: '19.30–22 Uhr' })).toEqual(['2026-12-05T19:30', '2026-12-05T22:00']);
  expect(ends({ Tag: '5.–7.12.2026', Zeit: '' })).toEqual(['2026-12-05', '2026-12-07']);
  expect(ends({ Tag: '30.12.2026 bis 2.1.2027', Zeit: '' })).toEqual(['2026-12-30', '2027-01-02']);
  expect(ends({ Tag: '5.12.2026', Zeit: '19.30' })).toEqual(['2026-12-05T19:30', undefined]);
});

test('a missing day, a word that is no choice and a time that is none are said by name', () => {
  expect(read({ Titel: 'A', Datum: '', Beginn: '19:30' }).problems).toEqual(['no_day']);
  expect(read({ Titel: 'A', Datum: '5.12.26', Beginn: '19:30' }).problems).toEqual(['unclear_date']);
  expect(read({ Titel: 'A', Datum: '5.12.2026', Status: 'vielleicht' }).problems).toEqual(['unknown_choice']);
  expect(read({ Titel: 'A', Datum: '5.12.2026', Einlass: 'früh' }).problems).toEqual(['unreadable']);
});
