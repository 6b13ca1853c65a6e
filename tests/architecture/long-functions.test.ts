import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

/** A function that fits on a screen is read in one go. */
const mostLines = 60;

test('no function is longer than a screen', () => {
  const sources = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !/paraglide|\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1_000);
  const long = sources.flatMap((file) => longFunctions(file, readFileSync(file, 'utf8')));
  expect(long).toEqual([]);
});

test('a function of 61 lines is noticed, whichever way it is written', () => {
  const body = `{${'\n'.repeat(mostLines)}}`;
  for (const written of [`function f() ${body}`, `const f = () => ${body};`, `class A { f() ${body} }`])
    expect(longFunctions('a.ts', written)).toHaveLength(1);
  expect(longFunctions('a.ts', `function f() {${'\n'.repeat(mostLines - 1)}}`)).toEqual([]);
});

type Node = { type?: string; span?: { start: number; end: number }; body?: unknown; function?: unknown };

/** The functions of a file with more lines than fit on a screen: where they begin, and how many lines they have. */
function longFunctions(file: string, source: string): string[] {
  const bytes = Buffer.from(source);
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  // Positions count on from one file to the next; the first statement or comment begins each anew.
  const origin = tree.span.start - bytes.indexOf(source.trimStart()[0] ?? '');
  const found: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type = '', span } = node as Node;
    if (
      span &&
      /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression|ClassMethod|PrivateMethod|MethodProperty)$/.test(
        type,
      )
    ) {
      const lines = bytes
        .subarray(span.start - origin, span.end - origin)
        .toString()
        .split('\n').length;
      const line = bytes
        .subarray(0, span.start - origin)
        .toString()
        .split('\n').length;
      if (lines > mostLines) found.push(`${file}:${line} ${lines} lines`);
    }
    Object.values(node).forEach(visit);
  };
  visit(tree.body);
  return found;
}
