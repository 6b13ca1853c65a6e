import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A browser reads hidden words as a block of their own, with a blank before them: "Zurückholen : Absatz".
test('no button is read with a blank before its colon: what it is about stands in its label', () => {
  const views = globSync('app/**/*.tsx');
  expect(views.length).toBeGreaterThan(300);
  expect(views.filter((view) => /className="visually-hidden">\s*:/.test(readFileSync(view, 'utf8')))).toEqual([]);
});
