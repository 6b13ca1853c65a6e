import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what visitors are shown names its messages: one asked for by a name that is put together brings all of the editor', () => {
  const views = globSync('app/{site,modules,ui,features}/**/*.{ts,tsx}').filter(
    (file) => !/\.(server|test)\.tsx?$|-for-tests\.tsx?$/.test(file),
  );
  expect(views.length).toBeGreaterThan(300);
  expect(views.filter((file) => /\bm\[/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
