import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf } from '#app/cms/field/cell/columns.ts';
import { readCell, writeCell } from '#app/cms/transfer/cell.ts';
import { csvCell, withoutGuard } from '#app/cms/transfer/csv-cell.ts';
import { readMapping } from '#app/cms/transfer/mapping.ts';
import { suggestMapping } from '#app/cms/transfer/suggest-mapping.server.ts';
import { troubleMarkers } from '#app/collections/event/trouble-markers.ts';
import { importLabels } from '#app/collections/fields/import-labels.ts';
import { allCollections } from '#app/collections/registry.ts';

const event = allCollections.find(({ type }) => type === 'event') as (typeof allCollections)[number];
const column = (key: string) => columnsOf(event).find((one) => one.key === key) as ReturnType<typeof columnsOf>[number];

test('a price as prose is no amount and keeps its words; a price is one however it is written', () => {
  expect(readCell(column('price_from'), '8 bis 12 Euro, erm. 6', { exact: false })).toMatchObject({
    prose: '8 bis 12 Euro, erm. 6',
  });
  for (const [text, value] of [
    ['12,50 €', 12.5],
    ['€ 12', 12],
    ['1.234,50', 1234.5],
    ['9,–', 9],
    ['9.5', 9.5],
  ] as const)
    expect(readCell(column('price_from'), text, { exact: false }), text).toMatchObject({ value });
});

const inline = fc
  .record({
    type: fc.constant('text' as const),
    text: fc.string({ minLength: 1, maxLength: 12 }).map((text) => `${text}.`),
    marks: fc.constantFrom(
      [],
      [{ type: 'strong' }],
      [{ type: 'strong' }, { type: 'em' }],
      [{ type: 'link', attrs: { href: '/a?b=1&c="' } }],
      [{ type: 'link', attrs: { ref: { type: 'event', id: '0b0a4a34-3b0e-4d9e-9a3e-5f0b9a0a0a0a', anchor: 'x' } } }],
      [{ type: 'lang', attrs: { lang: 'en' } }],
    ),
  })
  .map(({ marks, ...node }) => (marks.length > 0 ? { ...node, marks } : node));
const paragraph = fc.array(inline, { minLength: 1, maxLength: 4 }).map((content) => ({ type: 'paragraph', content }));
const richText = fc
  .array(
    fc.oneof(
      paragraph,
      fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((items) => ({
        type: 'bullet_list',
        content: items.map((one) => ({ type: 'list_item', content: [one] })),
      })),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((content) => ({ type: 'doc', content }));

/** Values of every kind as they are stored; names stand for ids here. */
const stored: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.replace(/[\p{C}\s]/gu, ' ')),
  'rich-text': richText,
  number: fc.integer({ min: 0, max: 99 }),
  amount: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
  flag: fc.boolean(),
  date: fc.constantFrom('2026-11-21', '2027-02-28'),
  'date-time': fc.constantFrom('2026-11-21T19:30', '2026-12-24T00:00'),
  link: fc.constantFrom(
    { url: 'https://a.example/?a=1' },
    { url: '/de', blank: true },
    { ref: { type: 'venue', id: '0b0a4a34-3b0e-4d9e-9a3e-5f0b9a0a0a0a' } },
  ),
  embed: fc.constant({ url: 'https://vimeo.com/76979871' }),
};

test('every value of every collection comes back from a table as it went in', () => {
  const name = (id: string) => id;
  for (const definition of allCollections)
    for (const one of columnsOf(definition)) {
      const values =
        one.field.kind === 'choice'
          ? fc.constantFrom(...(one.field.options.choices ?? []))
          : one.locale && one.field.kind === 'embed'
            ? undefined
            : stored[one.field.kind];
      if (!values) continue;
      const shape = one.locale ? one.field.localized : one.field.shared;
      // A pattern, such as that of a slug, is for its own test: hardly any random text has it.
      if (one.field.kind === 'text' && !shape?.safeParse('Ä b').success) continue;
      fc.assert(
        fc.property(
          values.filter((value) => shape?.safeParse(value).success ?? false),
          (value) => {
            const written = writeCell(one, value, name);
            for (const raw of [written, withoutGuard(csvCell(written))]) {
              const read = readCell(one, raw, { exact: true });
              expect(
                read.problems.filter(({ level }) => level === 'error'),
                `${definition.type} ${one.key}`,
              ).toEqual([]);
              expect(csvCell(writeCell(one, read.value, name)), `${definition.type} ${one.key}`).toBe(csvCell(written));
              if (one.field.kind !== 'rich-text') expect(read.value).toEqual(value);
            }
          },
        ),
        { numRuns: one.field.kind === 'rich-text' ? 10 : 4 },
      );
    }
}, 30_000);

test('names of columns say where they belong; a mapping that names what is not there is refused', () => {
  const { mapping, unused } = suggestMapping(
    event,
    ['ID', 'Title (DE)', 'title_en', 'date_start', 'Subtitle', 'Farbe'],
    importLabels,
  );
  expect(Object.keys(mapping.columns)).toEqual(['title.de', 'title.en', 'date_start', 'subtitle.de']);
  expect([mapping.external_id, unused]).toEqual([['ID'], ['Farbe']]);
  expect(readMapping(event, { columns: { farbe: 'Farbe' } })).toEqual({
    problems: ['columns.farbe: event has no such field'],
  });
  expect(readMapping(event, { colums: {} })).toHaveProperty('problems');
});

test('titles that announce trouble are recognised, others are left alone', () => {
  expect(troubleMarkers('ENTFÄLLT: Drei Litzen')).toMatchObject([{ field: 'lifecycle', value: 'cancelled' }]);
  expect(troubleMarkers('Konzert (verschoben auf den 3. Mai, ausverkauft)')).toMatchObject([
    { value: 'postponed' },
    { value: 'soldout' },
  ]);
  expect(troubleMarkers('Restkarten! Der Kirschgarten')).toMatchObject([{ field: 'ticket_state', value: 'few' }]);
  expect(troubleMarkers('Der Zufall entfällt nie ganz')).toHaveLength(1);
  expect(troubleMarkers('Die Verlegerin')).toEqual([]);
});
