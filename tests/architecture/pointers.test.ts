import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Papers that are not in the repository: whoever reads a pointer to one of them can open nothing. */
const elsewhere = [
  /\bspecifications?\b/gi,
  /(?<!behaviour\/)\b(?:domain|editor|architecture|house-style)\.md\b/g,
  /\bdesign\/README/g,
  /\bboards? \d/gi,
  /\bissue \d/gi,
];

/** The word alone, where it names a standard or one's own document. */
const allowed = /rss-specification|import_specification|OpenAPI specification/gi;

const sources = globSync('{app,server,demo,bench,scripts,tests,deploy}/**/*.{ts,tsx,mjs,css,sql,md,service,conf}', {
  // What a museum says links to its own pages.
  exclude: (path) => /paraglide|node_modules|^demo\/content|almanac\/content/.test(path),
}).filter((file) => file !== 'tests/architecture/pointers.test.ts');
const papers = globSync(['*.md', '*.ts', 'docs/**/*.md']);
const decisions = globSync('docs/decisions/*.md').map((path) => Number(/(\d{4})-/.exec(path)?.[1]));

test('files are read at all', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(papers.length).toBeGreaterThan(60);
});

test('no file cites a paper that is not in the repository', () => {
  expect([...sources, ...papers].flatMap((file) => lostPointers(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a planted pointer to a lost paper, document, heading or decision is reported', () => {
  const planted = [
    '/** As specification section 3 has it. */',
    '// see docs/behaviour/nowhere.md',
    '// see docs/behaviour/search.md#nothing',
    '// see editor.md 3.7, board 07b, issue 4',
    '// decision 11',
  ];
  expect(lostPointers('app/x.ts', planted.join('\n'))).toHaveLength(planted.length + 2);
  expect(lostPointers('app/x.ts', '// docs/behaviour/search.md#suggestions, decision 16')).toEqual([]);
});

test('every file our documents name is there', () => {
  const lasting = papers.filter(
    (file) => file.endsWith('.md') && !/^(?:CHANGELOG\.md|docs\/(?:decisions|how-to\/add))/.test(file),
  );
  const named = lasting.flatMap((file) => filesIn(readFileSync(file, 'utf8')).map((path) => [file, path] as const));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, path]) => !existsSync(path)).map((pair) => pair.join(': '))).toEqual([]);
});

/** Paths between backticks, without those that stand for many. */
function filesIn(markdown: string): string[] {
  const paths = markdown.matchAll(/`((?:app|server|demo|bench|scripts|tests|migrations)\/[\w./-]+)`/g);
  return [...paths].map(([, path = '']) => path);
}

/** What a text points to and nobody finds. */
function lostPointers(file: string, text: string): string[] {
  const plain = text.replace(allowed, '').replace(/\]\([^)]*\)/g, ']');
  const outside = elsewhere.flatMap((pattern) => [...plain.matchAll(pattern)].map(([found]) => found));
  const lost = [...documentsIn(file, text)].filter((target) => !leadsSomewhere(target));
  return [...outside, ...lost, ...lostDecisions(text)].map((pointer) => `${file}: ${pointer}`);
}

/** Documents of the repository that are named from its root, and in our papers by a link from where they stand. */
function documentsIn(file: string, text: string): Set<string> {
  const fromRoot = /(?<![\w/.-])(?:docs\/[\w./-]+|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md(?:#[\w-]+)?/g;
  const named = [...text.matchAll(fromRoot)].map(([target]) => target);
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const linked = file.endsWith('.md') ? [...prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)] : [];
  const fromHere = linked.map(([, target = '']) =>
    target.startsWith('#') ? file + target : join(dirname(file), target),
  );
  return new Set([...named, ...fromHere]);
}

function leadsSomewhere(target: string): boolean {
  const [path = '', anchor] = target.split('#');
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsOf(readFileSync(path, 'utf8')).has(anchor);
}

/** Headings as GitHub makes anchors of them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function lostDecisions(text: string): string[] {
  const cited = [...text.matchAll(/\bdecisions? (\d+)(?: and (\d+))?/g)].flatMap(([, one, other]) => [one, other]);
  return cited.filter((number) => number && !decisions.includes(Number(number))).map((number) => `decision ${number}`);
}
