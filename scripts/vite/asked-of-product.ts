import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The tests that run over the built product, and nothing else of ours. */
const contractTests = 'tests/contract';

const databaseForThem = 'tests/support/postgres-for-tests.ts';

/** A file of the product, and the names that tests import from it. */
export type Asked = Map<string, Set<string>>;

/** What the contract tests and their own tools import from the product, found by following their imports. */
export function askedOfProduct(root = process.cwd()): Asked {
  const asked: Asked = new Map();
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from, names } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const target = resolveOwn(from, file);
      if (target === null) continue;
      if (!isProduct(target)) follow(target);
      else asked.set(target, new Set([...(asked.get(target) ?? []), ...names]));
    }
  };
  const tests = existsSync(join(root, contractTests)) ? readdirSync(join(root, contractTests)) : [];
  for (const name of tests.sort()) if (name.endsWith('.ts')) follow(`${contractTests}/${name}`);
  if (tests.length > 0) follow(databaseForThem);
  return asked;
}

/** The path of a file of ours below the root, as an import names it; null for packages. */
export function resolveOwn(from: string, importer: string): string | null {
  if (from === '#site-config') return 'site.config.ts';
  if (from.startsWith('#')) return from.slice(1);
  return from.startsWith('.') ? posix.join(posix.dirname(importer), from) : null;
}

/** Whether a file runs in the product; tools of tests lie beside what they test. */
export function isProduct(file: string): boolean {
  return /^(?:app|server)\/|^site\.config\.ts$/.test(file) && !/-tests?\.tsx?$|\.test\.tsx?$/.test(file);
}

/** The name under which the entry for tests hands on a name of a file. */
export function exportedAs(file: string, name: string): string {
  return `${file.replaceAll(/\W/g, '_')}__${name}`;
}

const statement = /^(?:import|export)\s+(?!type\s)([^;']*?)\s*from\s+'([^']+)';/gm;

/** Imports as the formatter writes them; types are not asked of anybody. */
function importsOf(code: string): { from: string; names: string[] }[] {
  return [...code.matchAll(statement)].map(([, clause = '', from = '']) => ({ from, names: namesIn(clause) }));
}

function namesIn(clause: string): string[] {
  const [, first, list = ''] = /^(\w+)?[\s,]*(?:\{([\s\S]*)\})?$/.exec(clause) ?? [];
  const listed = list
    .split(',')
    .map((part) => part.trim().replace(/\s+as\s+\w+$/, ''))
    .filter((part) => part !== '' && !part.startsWith('type '));
  return [...(first ? ['default'] : []), ...listed];
}
