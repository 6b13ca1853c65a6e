import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const config = join(process.cwd(), '.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };

/** For every rule a file that breaks it: where it stands, and what it says. */
const planted: Record<string, [file: string, source: string]> = {
  'no-cycles': ['app/cms/one.ts', "import type { Two } from './two.ts'; export type One = Two;"],
  'no-unresolvable': ['app/cms/lost.ts', "import { gone } from './gone.ts'; export const lost = gone;"],
  'foundations-know-no-engine': ['app/db/tables.ts', "import type { T } from '../cms/target.ts'; export type X = T;"],
  'engine-knows-no-museum': ['app/cms/guess.ts', "import type { T } from '../modules/a/target.ts'; export type X = T;"],
  'cms-knows-no-inspector': ['app/cms/form.ts', "import type { T } from '../inspector/target.ts'; export type X = T;"],
  'drafting-knows-no-museum': [
    'app/drafting/guess.ts',
    "import type { T } from '../modules/a/target.ts'; export type X = T;",
  ],
  'collections-know-no-features': [
    'app/collections/b/up.ts',
    "import type { T } from '../../features/a/target.ts'; export type X = T;",
  ],
  'features-know-no-modules': [
    'app/features/a/up.ts',
    "import type { T } from '../../modules/a/target.ts'; export type X = T;",
  ],
  'modules-know-no-faces': ['app/modules/a/up.ts', "import type { T } from '../../site/target.ts'; export type X = T;"],
  'contract-knows-no-faces': ['app/contract/up.ts', "import type { T } from '../site/target.ts'; export type X = T;"],
  'rows-stay-on-the-server': [
    'app/office/rows.ts',
    "import { T } from '../contract/rows/target.ts'; export const x = T;",
  ],
  'visitors-make-no-calls-of-the-team': [
    'app/site/calls.ts',
    "import { T } from '../contract/client/call.ts'; export const x = T;",
  ],
  'faces-know-no-server': ['app/api/up.ts', "import type { T } from '../../server/target.ts'; export type X = T;"],
  'no-sibling-face': ['app/api/across.ts', "import type { T } from '../site/target.ts'; export type X = T;"],
  'one-way-into-the-editor': ['app/site/page/window.ts', "export const open = () => import('../../editor/state.ts');"],
  'the-editor-on-demand': [
    'app/site/page/early.ts',
    "import { T } from '../../editor/edit-page.tsx'; export const x = T;",
  ],
  'views-on-demand': ['app/site/run.ts', "import { x } from '../modules/a/view.tsx'; export const run = x;"],
  'no-sibling-module': ['app/modules/b/across.ts', "import type { T } from '../a/target.ts'; export type X = T;"],
  'no-sibling-collection': [
    'app/collections/b/across.ts',
    "import type { T } from '../a/target.ts'; export type X = T;",
  ],
  'no-server-code-in-views': [
    'app/modules/a/view.tsx',
    "import { T } from '../../db/client.server.ts'; export const x = T;",
  ],
  'no-tests-in-the-product': ['app/cms/asks.ts', "import { T } from './one.test.ts'; export const x = T;"],
};

const targets = [
  'app/cms/target.ts',
  'app/inspector/target.ts',
  'app/modules/a/target.ts',
  'app/collections/a/target.ts',
  'app/features/a/target.ts',
  'app/site/target.ts',
  'app/contract/rows/target.ts',
  'app/contract/client/call.ts',
  'app/editor/state.ts',
  'app/editor/edit-page.tsx',
  'app/db/client.server.ts',
  'server/target.ts',
  'app/cms/one.test.ts',
];

let folder: string;
let report: { modules: unknown[]; summary: { violations: { from: string; rule: { name: string } }[] } };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-rules-'));
  write('tsconfig.json', readFileSync('tsconfig.json', 'utf8'));
  write('app/cms/two.ts', "import type { One } from './one.ts'; export type Two = One;");
  for (const file of targets) write(file, 'export type T = 1; export const T = 1;');
  for (const [file, source] of Object.values(planted)) write(file, source);
  report = cruise();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the files are read at all', () => {
  expect(report.modules.length).toBeGreaterThanOrEqual(Object.keys(planted).length + targets.length);
});

test('every rule has a planted violation', () => {
  expect(Object.keys(planted).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
});

test.for(Object.entries(planted))('%s: the planted violation is reported', ([rule, [file]]) => {
  expect(report.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`)).toContain(
    `${rule}: ${file}`,
  );
});

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

function cruise() {
  const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'app', 'server', '--config', config, '--output-type', 'json'],
    {
      cwd: folder,
      maxBuffer: 50_000_000,
    },
  );
  return JSON.parse(stdout.toString());
}
