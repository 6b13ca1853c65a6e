import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FollowedGuides } from './guide.ts';

const guides = [
  'docs/how-to/add-a-module.md',
  'docs/how-to/add-a-field-kind.md',
  'docs/how-to/add-a-collection.md',
  'docs/how-to/add-an-api-call.md',
  'docs/how-to/add-an-office-screen.md',
];
const copied = [
  'app',
  'scripts',
  'project.inlang',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
  'site.config.ts',
  'theme',
  'biome.json',
  '.gitignore',
];

let copy: FollowedGuides;
let made: string[];
let changed: string[];
let changedBy: Record<string, string[]>;

/** Files that exist and have to be touched, however much a collection or a kind of field does. */
const mostEdited = 3;

// All are followed in one copy: making and compiling it takes seconds on a busy machine.
beforeAll(() => {
  copy = new FollowedGuides(copied);
  const followed = guides.map((guide) => copy.follow(guide));
  made = followed.flatMap((one) => one.made);
  changed = followed.flatMap((one) => one.changed);
  changedBy = Object.fromEntries(followed.map((one, at) => [guides[at], one.changed]));
}, 300_000);

afterAll(() => copy.remove(), 120_000);

test.each(['docs/how-to/add-a-collection.md', 'docs/how-to/add-a-field-kind.md'])(
  '%s edits no more files than it says, everything else is new',
  (guide) => {
    const edited = changedBy[guide] ?? [];
    expect(edited.length, edited.join(', ')).toBeGreaterThan(0);
    expect(edited.length, edited.join(', ')).toBeLessThanOrEqual(mostEdited);
  },
);

test('who follows the how-tos has a project that compiles', () => {
  const words = copy.node(['scripts/messages.ts']);
  expect(words.status, words.stderr).toBe(0);
  const types = copy.run('react-router', ['typegen']);
  expect(types.status, types.stdout + types.stderr).toBe(0);
  // Only what was written or changed and what it imports; the rest of the project is compiled elsewhere.
  const typesOfRoutes = made
    .filter((file) => file.endsWith('-route.tsx'))
    .map((file) => `.react-router/types/${dirname(file)}/+types/*.ts`);
  const code = sources().filter((file) => !file.endsWith('.css'));
  const config = { extends: './tsconfig.json', include: [...code, ...typesOfRoutes, 'app/**/*.d.ts'] };
  copy.write('tsconfig.how-to.json', JSON.stringify(config));
  const { stdout, status } = copy.run('tsc', ['--noEmit', '-p', 'tsconfig.how-to.json']);
  expect(stdout).toBe('');
  expect(status).toBe(0);
}, 300_000);

test('and what keeps the promises of all modules and collections, with the tests of the how-tos themselves', () => {
  const registries = ['app/modules/registry.test.ts', 'app/collections/registry.test.ts'];
  const own = made.filter((file) => /\.test\.tsx?$/.test(file));
  expect(own).toHaveLength(guides.length);
  const { stdout, stderr, status } = copy.run('vitest', ['run', '--project', 'unit', ...own, ...registries]);
  expect(status, stdout + stderr).toBe(0);
  for (const file of own) expect(stdout).toContain(file);
}, 300_000);

test('and one that is written as the project writes', () => {
  const { stdout, stderr, status } = copy.run('biome', ['check', ...sources()]);
  expect(status, stdout + stderr).toBe(0);
}, 300_000);

/** What was written or changed, apart from lists of words and migrations. */
function sources(): string[] {
  return [...new Set([...made, ...changed])].filter((file) => !/\.(json|sql)$/.test(file));
}
