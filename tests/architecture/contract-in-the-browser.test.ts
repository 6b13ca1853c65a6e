import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What runs in a browser, besides the contract itself: everything but tests and what says that it stays on the server. */
const files = globSync('app/{site,editor,office,drafting,inspector,modules,ui,auth}/**/*.{ts,tsx}').filter(
  (file) => !/\.server\.tsx?$|\.test\.tsx?$|-for-tests\.tsx?$|\/testing\//.test(file),
);

const offences: Record<string, RegExp> = {
  // That of the login belongs to its library.
  'an address of the API': /\bpageeditor-api\/|(?<=[`'"}])\/api\/(?!auth\/|['"`])/,
  'an answer that is read, and typed, by hand': /(?<!request)\??\.json\(\)/,
};

/** The calls of the login belong to its library, and so do their answers. */
const login = /\/api\/auth\//;

test('files are read at all', () => {
  expect(files.length).toBeGreaterThan(500);
});

test('nobody but the contract spells an address of the API or types an answer', () => {
  expect(files.flatMap((file) => offencesIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))).toEqual([]);
});

test.each([
  ['an address of the API', `fetch(\`/\${lang}/pageeditor-api/page/\${id}/publish/\`)`],
  ['an address of the API', "fetch('/api/search/?query=x')"],
  ['an address of the API', `new EventSource(\`/\${locale}/api/events\`)`],
  ['an answer that is read, and typed, by hand', 'const { id }: { id: string } = await answer.json();'],
  ['an answer that is read, and typed, by hand', 'return (await response?.json()) as Draft;'],
])('%s that is planted is reported', (what, source) => {
  expect(offencesIn(source)).toEqual([what]);
});

test('what a route reads of a request is none, nor is the root of all addresses', () => {
  expect(offencesIn("await request.json(); const closed = ['/api/']; fetch('/api/auth/sign-in/email')")).toEqual([]);
});

function offencesIn(source: string): string[] {
  const asked =
    login.test(source) && !/\/api\/(?!auth\/)/.test(source) ? ['an address of the API'] : Object.keys(offences);
  return asked.filter((what) => offences[what]?.test(source));
}
