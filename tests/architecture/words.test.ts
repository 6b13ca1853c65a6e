import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Figures of speech that a stranger would have to look up; each has a term of the field (CONTRIBUTING.md). */
const figures = /\b(?:[a-z]*Deeds?|deeds?|houses?|[a-z]+House|house[A-Z]\w*|furnish\w*|greet|knock)\b/;

/** A field that visitors of the API know, and words that visitors read. */
const content = new Set([
  'app/modules/opening-hours-table/schema.ts',
  'app/modules/opening-hours-table/view.tsx',
  'app/site/page/load-page.server.ts',
  'scripts/guide-pictures.ts',
]);

test('the code calls things by the terms of the field', () => {
  const sources = globSync('{app,server,scripts,bench}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/paraglide|\.test\.tsx?$/.test(file) && !content.has(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (figures.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
