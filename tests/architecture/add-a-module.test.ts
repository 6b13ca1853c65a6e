import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const guide = 'docs/how-to/add-a-module.md';
const copied = [
  'app',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'site.config.ts',
  'biome.json',
  '.gitignore',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'foyer-module-'));
  for (const name of copied) if (existsSync(name)) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  for (const block of blocksOf(readFileSync(guide, 'utf8'))) follow(block);
}, 120_000);

// Some thousand files: seconds on a busy machine, as above.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

test('who follows the how-to has a module that compiles', () => {
  // Only what was added and what it imports; the rest of the site is compiled elsewhere.
  const config = { extends: './tsconfig.json', include: ['app/modules/pull-number', 'app/modules/*.ts'] };
  writeFileSync(join(copy, 'tsconfig.module.json'), JSON.stringify(config));
  const { stdout, status } = run('tsc', ['--noEmit', '-p', 'tsconfig.module.json']);
  expect(stdout).toBe('');
  expect(status).toBe(0);
}, 120_000);

test('and one that keeps what every module promises, is registered and has its words in both languages', () => {
  const { stdout, status } = run('vitest', [
    'run',
    '--project',
    'unit',
    'app/modules/pull-number',
    'app/modules/registry.test.ts',
  ]);
  expect(stdout).toContain('pull-number');
  expect(status, stdout).toBe(0);
}, 120_000);

test('and one that is written as the site writes', () => {
  const { stdout, stderr, status } = run('biome', [
    'check',
    'app/modules/pull-number',
    'app/modules/registry.ts',
    'app/modules/views.ts',
  ]);
  expect(status, stdout + stderr).toBe(0);
}, 120_000);

type Block = { language: string; file: string; code: string };

/** Every block of code that names a file. */
function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', code = '']) => ({
      language,
      file,
      code,
    }),
  );
}

/** Writes a file, adds words to a list of messages, or puts lines where a difference shows them. */
function follow({ language, file, code }: Block): void {
  const target = join(copy, file);
  mkdirSync(dirname(target), { recursive: true });
  if (language === 'json') {
    const words = { ...JSON.parse(readFileSync(target, 'utf8')), ...JSON.parse(code) };
    writeFileSync(target, `${JSON.stringify(words, null, 2)}\n`);
  } else if (language === 'diff') {
    writeFileSync(target, withLines(readFileSync(target, 'utf8'), code));
  } else writeFileSync(target, code);
}

function withLines(source: string, difference: string): string {
  const [context = '', ...added] = difference.trimEnd().split('\n');
  const line = `${context.slice(1)}\n`;
  expect(source, `no such line: ${line}`).toContain(line);
  return source.replace(line, () => line + added.map((one) => `${one.slice(1)}\n`).join(''));
}

function run(tool: string, args: string[]) {
  return spawnSync(join(process.cwd(), 'node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
  });
}
