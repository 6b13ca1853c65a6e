import { expect, test } from 'vitest';
import { contract } from '#app/contract/contract.ts';
import { formCalls } from '#app/contract/rows/form-calls.ts';
import { legalCalls } from '#app/contract/rows/legal-calls.ts';
import { everyProgrammeCall } from '#app/contract/rows/programme-calls.ts';
import { searchCalls } from '#app/contract/rows/search-calls.ts';
import { shellCalls } from '#app/contract/rows/shell-calls.ts';
import { siteCalls } from '#app/contract/rows/site-calls.ts';
import { visitorCalls } from '#app/contract/rows/visitor-calls.ts';
import { as, siteWithPage } from './site-for-tests.ts';

const calls = Object.entries(contract);
const open = new Set(
  Object.keys({
    ...shellCalls,
    ...legalCalls,
    ...visitorCalls,
    ...searchCalls,
    ...siteCalls,
    ...formCalls,
    ...everyProgrammeCall,
  }),
);

/** A real address of a call: every placeholder filled with something that exists or could. */
function addressOf(path: string, ids: { page: string; headline: string }): string {
  const values: Record<string, string> = {
    lang: 'de',
    model: 'headline',
    slug: 'unknown',
    n: '1',
    path: 'besuch',
  };
  const id = path.includes('/page/') ? ids.page : ids.headline;
  return path.replace(/\{(\w+)(?:\{[^}]*\})?\}/g, (_, name: string) => values[name] ?? id);
}

test('a visitor is refused by every call of the team', async () => {
  const site = await siteWithPage();
  const asked = calls.filter(([name]) => !open.has(name));
  const answers = await Promise.all(
    asked.flatMap(([name, call]) =>
      ['', '/'].map(async (slash) => {
        const address = addressOf(call.path, site.ids) + slash;
        return { name, address, status: (await site.ask(address, { method: call.method.toUpperCase() })).status };
      }),
    ),
  );
  expect(answers.length).toBe(asked.length * 2);
  expect(answers.filter(({ status }) => status !== 401 && status !== 403)).toEqual([]);
});

test('every call of the site answers a visitor with one of the statuses it promises', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  const asked = calls.filter(([name, call]) => open.has(name) && call.method === 'get');
  for (const [name, call] of asked)
    for (const query of ['', '?unknown=1']) {
      const { status } = await site.ask(addressOf(call.path, site.ids) + query);
      expect(Object.keys(call.responses), `${name}${query}`).toContain(String(status));
    }
});

test('what depends on who asks is kept by no cache on the way, nor is a refusal', async () => {
  const site = await siteWithPage();
  await site.publish('de');
  const { headers } = await as(site, 'editor');
  const editorCalls = ['user', 'page', 'page/besuch', 'nav', 'pages', 'headline', `page/${site.ids.page}/draft`];
  for (const path of ['/api/user-details', ...editorCalls.map((call) => `/de/pageeditor-api/${call}`)])
    for (const slash of ['', '/'])
      for (const asking of [headers, {}]) {
        const answer = await site.ask(path + slash, { headers: asking });
        expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
      }
});

test('a call in a language nobody speaks is not found', async () => {
  const site = await siteWithPage();
  expect((await site.ask('/fr/pageeditor-api/nav')).status).toBe(404);
});
