import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';

const folder = join(process.cwd(), 'build/server');

test('these tests run what was built, not the sources', () => {
  let stack = '';
  try {
    pool();
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
  expect(stack).toContain(folder);
  expect(stack).not.toContain(join(process.cwd(), 'app/db'));
});

test('no package that stays outside of the bundle brings a second copy of one that is built in', () => {
  const outside = outsidePackages();
  expect([...outside]).toEqual(expect.arrayContaining(['pg', '@hono/node-server']));
  for (const name of ['hono', 'zod', 'react-router', 'drizzle-orm']) expect([...outside]).not.toContain(name);
  for (const name of outside) {
    const asked = runtimeImportsOf(name).filter((each) => /^(?:hono|zod|react-router|drizzle-orm)(?:\/|$)/.test(each));
    expect([name, asked]).toEqual([name, []]);
  }
});

function outsidePackages(): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => importsIn(readFileSync(join(folder, file), 'utf8')));
  return new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
}

/** What the entry files of a package ask for when they run. */
function runtimeImportsOf(name: string): string[] {
  const require = createRequire(import.meta.url);
  const main = (() => {
    try {
      return readFileSync(require.resolve(name), 'utf8');
    } catch {
      return '';
    }
  })();
  return importsIn(main);
}

function importsIn(code: string): string[] {
  const found = code.matchAll(/(?:^|[\n;])(?:import|export)\b[^'";]*?(?:from\s*)?["']([^'"]+)["']/g);
  return [...found].map(([, name = '']) => name).filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:'));
}
