import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Asked, askedOfProduct, exportedAs, isProduct, resolveOwn } from './asked-of-product.ts';

/** The entry of the server build that contract-entry.ts makes. */
export const builtEntry = 'build/server/contract.js';

const mark = '\0built:';

/**
 * For tests: whatever they import from the product is answered by the built one. A source of the product that gets
 * through is an error, because then two copies of it would run.
 */
export function builtProduct(root = process.cwd()): Plugin {
  const asked = askedOfProduct(root);
  return {
    name: 'foyer:built-product',
    enforce: 'pre',
    resolveId(from, importer) {
      if (!importer || importer.startsWith('\0')) return null;
      const file = resolveOwn(from, relative(root, importer));
      return file !== null && isProduct(file) ? mark + file : null;
    },
    load(id) {
      if (id.startsWith(mark)) return handedOn(id.slice(mark.length), asked, root);
      if (isProduct(relative(root, id.replace(/\?.*$/, ''))))
        throw new Error(`${id} is a source; contract tests run what was built.`);
      return null;
    },
  };
}

/** Whether the build has everything that the tests ask for now. */
export function holdsAll(root = process.cwd()): boolean {
  const built = readFileSync(join(root, builtEntry), 'utf8');
  return [...askedOfProduct(root)].every(([file, names]) =>
    [...names].every((name) => new RegExp(`\\b${exportedAs(file, name)}\\b`).test(built)),
  );
}

function handedOn(file: string, asked: Asked, root: string): string {
  const lines = [...(asked.get(file) ?? [])].map((name) => {
    const value = `built.${exportedAs(file, name)}`;
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return [`import * as built from ${JSON.stringify(join(root, builtEntry))};`, ...lines].join('\n');
}
