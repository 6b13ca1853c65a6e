import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { readEmbed } from '#app/cms/embeds.ts';
import type { EmbedMedia, Fields } from '#app/cms/field/field.ts';
import { layouts } from '#app/cms/node.ts';
import { fieldTypes } from '#app/collections/form/field-types.ts';
import { ticketStates } from '#app/collections/programme-fields.ts';
import { allCollections } from '#app/collections/registry.ts';
import { modules } from '#app/modules/registry.ts';
import { routePatterns, type Section, sectionPages, sectionPaths, sectionRoutes } from '#app/urls.ts';

const folder = 'docs/behaviour';
/** `WRITE_TABLES=1 npx vitest run --project unit tests/architecture/behaviour-tables.test.ts` writes the tables anew. */
const isWriting = process.env.WRITE_TABLES === '1';

type Table = { head: string[]; rows: string[][] };

/** Tables that repeat what the code says: the page, the mark before the table, and what must stand there. */
const derived: Record<string, { page: string; table: () => Table }> = {
  sections: { page: 'routes', table: sectionTable },
  'section-pages': { page: 'routes', table: sectionPageTable },
  calls: { page: 'calls', table: callTable },
  roles: { page: 'visibility-and-roles', table: roleTable },
  modules: { page: 'content', table: moduleTable },
  layouts: { page: 'content', table: layoutTable },
  collections: { page: 'content', table: collectionTable },
  'field-types': { page: 'forms', table: fieldTypeTable },
};

test.each(Object.entries(derived))('the table of %s says what the code says', (mark, { page, table }) => {
  const expected = table();
  if (isWriting) writeTable({ page, mark, table: expected });
  expect(readTable(page, mark)).toEqual([expected.head, ...expected.rows]);
});

test('a table that has lost a row is noticed', () => {
  expect(rowsOf('<!-- x -->\n\n| a |\n| - |\n| 1 |\n', 'x')).not.toEqual([['a'], ['1'], ['2']]);
});

test('every address with a pattern of its own has a row', () => {
  const [, ...rows] = readTable('routes', 'other-addresses');
  expect(rows.map(([path]) => code(path)).sort()).toEqual(
    Object.values(routePatterns)
      .map((pattern) => `/${pattern.replace(/^\//, '')}`)
      .sort(),
  );
});

test('every state of a ticket has a row', () => {
  const [, ...rows] = readTable('event-states', 'ticket-states');
  expect(rows.map(([state]) => code(state))).toEqual(ticketStates);
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

function sectionTable(): Table {
  const [a, b] = [sectionPaths('A'), sectionPaths('B')];
  const row = (section: Section) =>
    [a, b].flatMap((paths) => [`\`/de/${paths[section].de}\``, `\`/en/${paths[section].en}\``]);
  return {
    head: ['section', 'A, German', 'A, English', 'B, German', 'B, English'],
    // Proof: both sets have the keys of their type.
    rows: (Object.keys(a) as Section[]).map((section) => [`\`${section}\``, ...row(section)]),
  };
}

function sectionPageTable(): Table {
  const rows = sectionPages.map((page) => [`\`${page}\``, `\`/${sectionRoutes('A', page)[0]?.path}\``]);
  return { head: ['route name', 'path'], rows };
}

function callTable(): Table {
  const rows = Object.values(contract).map((call) => {
    const actions: readonly string[] = 'x-may' in call ? call['x-may'] : [];
    const who = actions.map((action) => `\`${action}\``).join(', ') || 'everybody';
    return [call.method.toUpperCase(), `\`${call.path}\``, who, call.summary];
  });
  return { head: ['method', 'address', 'who may', 'what it does'], rows };
}

/** The policy keeps its table to itself, so it is read as text. */
function roleTable(): Table {
  const policy = readFileSync('app/auth/policy.ts', 'utf8');
  const rows = [...policy.matchAll(/^ {2}'([a-z-]+:[a-z-]+)': '(editor|publisher|admin)',$/gm)];
  return { head: ['action', 'least role'], rows: rows.map(([, action, role]) => [`\`${action}\``, `${role}`]) };
}

function moduleTable(): Table {
  const rows = modules.map(({ model, fields }) => [`\`${model}\``, namesOf(fields)]);
  return { head: ['module', 'fields'], rows };
}

function layoutTable(): Table {
  return { head: ['layout', 'units'], rows: Object.entries(layouts).map(([name, units]) => [name, units.join(' + ')]) };
}

function collectionTable(): Table {
  const rows = allCollections.map(({ type, address, fields }) => [
    `\`${type}\``,
    address ? 'yes' : 'no',
    namesOf(fields),
  ]);
  return { head: ['collection', 'has pages', 'fields'], rows };
}

function fieldTypeTable(): Table {
  return {
    head: ['kind', 'number'],
    rows: Object.entries(fieldTypes).map(([kind, number]) => [`\`${kind}\``, `${number}`]),
  };
}

function namesOf(fields: Fields): string {
  return Object.keys(fields)
    .map((name) => `\`${name}\``)
    .join(', ');
}

function code(cell = ''): string {
  return cell.replaceAll('`', '');
}

function readTable(page: string, mark: string): string[][] {
  return rowsOf(readFileSync(`${folder}/${page}.md`, 'utf8'), mark);
}

/** The cells of the table behind a mark, without the line below its head. */
function rowsOf(markdown: string, mark: string): string[][] {
  const [, behind = ''] = markdown.split(`<!-- ${mark} -->`);
  const [, table = ''] = /^\s*((?:\|.*\n)+)/.exec(behind) ?? [];
  const lines = table.split('\n').filter((line) => line !== '' && !/^\|[\s|:-]+\|$/.test(line));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function writeTable({ page, mark, table }: { page: string; mark: string; table: Table }): void {
  const file = `${folder}/${page}.md`;
  const [before = '', behind = ''] = readFileSync(file, 'utf8').split(`<!-- ${mark} -->`);
  const rest = behind.replace(/^\s*(?:\|.*\n)*/, '');
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const rows = [table.head, table.head.map(() => '-'), ...table.rows].map(line).join('');
  writeFileSync(file, `${before}<!-- ${mark} -->\n\n${rows}${rest === '' ? '' : `\n${rest}`}`);
}

/** What a number of the page can be in code: days may stand there as seconds, minutes as milliseconds. */
function meanings(value: string): number[] {
  const [, digits = '', unit = ''] = /^([\d,]+) ?(\w*)$/.exec(value) ?? [];
  const number = Number(digits.replaceAll(',', ''));
  const factors: Record<string, number[]> = {
    '': [1],
    ms: [1],
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
