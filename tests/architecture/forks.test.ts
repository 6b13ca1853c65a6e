import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Who may ask which collection something is: the collections themselves, and the modules that show one of them. */
const owners = /^app\/(?:collections|modules)\//;

const collections = readdirSync('app/collections', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['fields', 'sections'].includes(entry.name))
  .map(({ name }) => name);

test('a line that asks whether something is a page or a date is found', () => {
  expect(forksIn("if (type === 'page') return settings;")).toHaveLength(1);
  expect(forksIn('  const facts = definition !== event ? {} : facts;')).toHaveLength(1);
  expect(forksIn('each.filter(({ type }) => type === venue.type)')).toHaveLength(1);
  expect(forksIn("names.filter((name) => name !== 'page')")).toEqual([]);
});

test('nobody but its owner asks which collection something is', () => {
  const sources = globSync('{app,server}/**/*.{ts,tsx}').filter(
    (file) => !owners.test(file) && !/paraglide|\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) => forksIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

function forksIn(source: string): string[] {
  const names = collections.join('|');
  const fork = new RegExp(
    `(?:type|definition) [!=]== (?:'(?:${names})'|(?:${names})\\b(?!['\\w-]))|[!=]== (?:${names})(?:Kind)?\\.type\\b`,
  );
  return source.split('\n').filter((line) => fork.test(line));
}
