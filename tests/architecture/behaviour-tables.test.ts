import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '#app/cms/checks/finding.ts';
import { readEmbed } from '#app/cms/embeds.ts';
import type { EmbedMedia } from '#app/cms/field/field.ts';
import { lifecycles } from '#app/collections/event/schema.ts';
import { ticketStates } from '#app/collections/fields/programme-fields.ts';
import { routePattern, routerEndpoints } from '#app/contract/endpoints/router.ts';
import { routePatterns } from '#app/urls.ts';
import siteConfig from '#site-config';
import { derivedTables } from './derived-tables.ts';
import { code, folder, readTable, rowsOf, writeTable } from './markdown-table.ts';

const howToWrite = 'WRITE_TABLES=1 npx vitest run --project unit tests/architecture/behaviour-tables.test.ts';
/** Writes the tables anew instead of complaining. */
const isWriting = process.env.WRITE_TABLES === '1';

test.each(Object.entries(derivedTables))('the table of %s says what the code says', (mark, { page, table }) => {
  const expected = table();
  if (isWriting) writeTable({ page, mark, table: expected });
  expect(readTable(page, mark), `${howToWrite} writes it anew`).toEqual([expected.head, ...expected.rows]);
});

test('a table that has lost a row is noticed', () => {
  expect(rowsOf('<!-- x -->\n\n| a |\n| - |\n| 1 |\n', 'x')).not.toEqual([['a'], ['1'], ['2']]);
});

test('every address with a pattern of its own has a row', () => {
  const [, ...rows] = readTable('routes', 'other-addresses');
  const patterns = [...Object.values(routePatterns), ...Object.values(routerEndpoints).map(routePattern)];
  expect(rows.map(([path]) => code(path)).sort()).toEqual(
    [...new Set(patterns)].map((pattern) => `/${pattern.replace(/^\//, '')}`).sort(),
  );
});

test.each([
  ['event-states', 'lifecycles', lifecycles],
  ['event-states', 'ticket-states', ticketStates],
  ['editor', 'rules', rules],
])('on the page %s every one of the %s has a row', (page, mark, names) => {
  const [, ...rows] = readTable(page, mark);
  expect(rows.map(([name]) => code(name))).toEqual(names);
});

test('the parts of a detail page stand in the order that is delivered', () => {
  const { event, production } = siteConfig.design.detailSections;
  const page = readFileSync(`${folder}/navigation.md`, 'utf8');
  expect(page).toContain(`- date: ${event.join(', ')}\n- production: ${production.join(', ')}\n`);
});

describe('embeds', () => {
  const [, ...rows] = readTable('content', 'embeds');

  test('every provider has a row', () => {
    const named = readFileSync('app/cms/embeds.ts', 'utf8').matchAll(/^ +(?:\{ )?name: '([^']+)'/gm);
    expect(rows.map(([, provider]) => provider)).toEqual([...named].map(([, name]) => name));
  });

  test.each(rows)('%s of %s: the example is accepted', (media, provider, example, host) => {
    // Proof: the first column names kinds of embeds; a wrong one is accepted by no provider.
    const reading = readEmbed(code(example), media as EmbedMedia);
    expect(reading).toMatchObject({ accepted: true, provider });
    const src = reading.accepted ? reading.src : null;
    expect(src === null ? 'a link only' : `\`${new URL(src).host}\``).toBe(host);
  });
});

describe('constants', () => {
  const page = readFileSync(`${folder}/constants-and-limits.md`, 'utf8');
  const rows = [...page.matchAll(/^\| (.+?) +\| (.+?) +\| `(\w+)` in `([^`]+)` *\|$/gm)].map(([, ...cells]) => cells);

  test('there are some', () => expect(rows.length).toBeGreaterThan(50));

  test.each(rows)('%s is %s', (_what, value = '', name, file = '') => {
    expect(existsSync(file), `no file ${file}`).toBe(true);
    const found = new RegExp(`const ${name} = ([\\d_.* ]+|[\\d_.* ]*\\bMEBIBYTE);`).exec(readFileSync(file, 'utf8'));
    expect(found?.[1], `no constant ${name} in ${file}`).toBeDefined();
    expect(meanings(value)).toContain(product(found?.[1] ?? ''));
  });
});

/** What a number of the page can be in code: days may stand there as seconds, minutes as milliseconds. */
function meanings(value: string): number[] {
  const [, digits = '', unit = ''] = /^([\d,]+) ?(\w*)$/.exec(value) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  const factors: Record<string, number[]> = {
    '': [1],
    ms: [1],
    minute: [60_000],
    minutes: [1, 60, 60_000],
    hours: [1, 3_600, 3_600_000],
    days: [1, 86_400, 86_400_000],
    KiB: [1024],
    MiB: [1024 * 1024],
  };
  return (factors[unit] ?? []).map((factor) => number * factor);
}

function product(expression: string): number {
  return expression
    .split('*')
    .map((factor) => Number(factor.replaceAll('_', '')))
    .reduce((one, other) => one * other, 1);
}
