import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crowdedFolders, isSource, mostFiles, mutualFolders } from './folders.ts';

const tracked = execFileSync('git', ['ls-files', 'app', 'server', 'demo', 'tests', 'bench', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

test('a folder with one file too many is noticed, tests in it do not count', () => {
  const files = Array.from({ length: mostFiles }, (_, n) => `app/a/${n}.ts`);
  expect(crowdedFolders([...files, 'app/a/0.test.ts', 'app/a/view.module.css', 'app/a/b/one.ts'])).toEqual([]);
  expect(crowdedFolders([...files, 'app/a/one-more.tsx'])).toEqual([`app/a: ${mostFiles + 1}`]);
});

test('folders side by side that import each other are noticed, types and imports on demand included', () => {
  const sources = new Map([
    ['app/a/one.ts', "import type { Two } from '#app/b/deep/two.ts';"],
    ['app/b/deep/two.ts', "export const later = () => import('../../a/one.ts');"],
    ['app/c/three.ts', "import { one } from '../a/one.ts';"],
    ['app/four.ts', "import { three } from './c/three.ts';"],
    ['app/c/five.ts', "import { four } from '../four.ts';"],
  ]);
  expect(mutualFolders(sources)).toEqual(['app/a and app/b: app/b/deep/two.ts → app/a/one.ts']);
});

test('no folder of the sources holds more than its share', () => {
  expect(crowdedFolders(tracked)).toEqual([]);
});

test('no two folders side by side import each other', () => {
  const sources = tracked.filter((file) => /^(?:app|server|demo)\//.test(file) && isSource(file));
  expect(mutualFolders(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([]);
});
