import { expect, test } from 'vitest';
import { contract } from '#app/contract/contract.ts';
import { everyAnswer, type ToldRow } from '#app/contract/every-answer.ts';
import { tokenHeaders } from '#server/app-for-tests.ts';
import { as, type SiteForTests, siteWithPage } from './site-for-tests.ts';

type Operation = {
  operationId: string;
  security: Record<string, []>[];
  responses: Record<string, { description: string }>;
};

const rows = Object.entries<ToldRow>(contract);

test('openapi.json says where it holds, and of each call its name, what it asks for and all it can answer', async () => {
  const document = await openApi(await siteWithPage());
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  const operations = operationsOf(document);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(rows.map(([name]) => name).sort());
  for (const { operationId, responses } of operations) {
    expect(operationId).toMatch(/^[a-zA-Z]+$/);
    const row = (contract as Record<string, ToldRow>)[operationId];
    expect(Object.keys(responses)).toEqual(Object.keys(everyAnswer(row as ToldRow)));
    for (const { description } of Object.values(responses)) expect(description).toBeTruthy();
  }
  expect(Object.keys(document.paths).filter((path) => /\{[^}]*\{/.test(path))).toEqual([]);
});

test('it says who needs a session and who the token, in schemes that are there', async () => {
  const document = await openApi(await siteWithPage());
  const needs = new Map(operationsOf(document).map(({ operationId, security }) => [operationId, security]));
  expect(Object.fromEntries(needs)).toMatchObject({
    search: [],
    user: [{ session: [] }],
    draft: [{ session: [] }],
    sendForm: [{ csrfCookie: [], csrfHeader: [] }],
    patchPage: [{ session: [], csrfCookie: [], csrfHeader: [] }],
  });
  const used = new Set([...needs.values()].flat().flatMap((each) => Object.keys(each)));
  expect(Object.keys(document.components.securitySchemes).sort()).toEqual([...used].sort());
  const ask = Object.fromEntries(rows.map(([name, row]) => [name, row['x-may'] !== 'everybody']));
  for (const [name, security] of needs) if (ask[name]) expect(security[0], name).toHaveProperty('session');
});

test('whatever a call is asked wrongly, it answers as openapi.json says', async () => {
  const site = await siteWithPage();
  const { headers } = await as(site, 'admin');
  const json = { 'content-type': 'application/json' };
  for (const [name, row] of rows) {
    const method = row.method.toUpperCase();
    const path = addressOf(row.path, { lang: 'de', id: crypto.randomUUID() });
    const body = (text: string) => (method === 'GET' ? {} : { body: text });
    const wrong: [string, RequestInit][] = [
      [path, { method, ...body('{') }],
      [path, { method, headers: { ...tokenHeaders, ...json }, ...body('{') }],
      [path, { method, headers: { ...headers, ...json }, ...body('{') }],
      [path, { method, headers: { ...headers, ...json, 'if-match': 'x' }, ...body('{"unknown":1}') }],
      [path, { method, headers: { ...headers, ...json }, ...body('"\\u0000"') }],
      [`${path}?page=x&lang=fr&query=${'x'.repeat(300)}&version_id=1&of=x`, { method, headers }],
      [`${path}?${'x'.repeat(9000)}`, { method, headers }],
      [addressOf(row.path, { lang: 'fr', id: crypto.randomUUID() }), { method, headers: tokenHeaders }],
      [`${path}/%00`, { method, headers }],
      [addressOf(row.path, { lang: 'de', id: 'no id' }), { method, headers }],
    ];
    for (const [address, init] of wrong) await expectPromised(await site.ask(address, init), name, row);
  }
}, 60_000);

async function expectPromised(answer: Response, name: string, row: ToldRow) {
  const promised = everyAnswer(row)[answer.status];
  const asked = `${name}: ${answer.status}`;
  expect(promised, asked).toBeDefined();
  if (answer.ok || !promised || !('content' in promised)) return;
  expect(answer.headers.get('content-type'), asked).toBe('application/json');
  const told = promised.content['application/json'].schema.safeParse(await answer.json());
  expect(told.error, asked).toBeUndefined();
}

/** Every placeholder filled: the language and all others alike. */
function addressOf(path: string, { lang, id }: { lang: string; id: string }): string {
  const values: Record<string, string> = { lang, model: 'headline', n: '1' };
  return path.replace(/\{(\w+)(?:\{[^}]*\})?\}/g, (_, name: string) => values[name] ?? id);
}

async function openApi(site: SiteForTests) {
  return (await site.ask('/openapi.json')).json();
}

function operationsOf(document: { paths: Record<string, Record<string, Operation>> }): Operation[] {
  return Object.values(document.paths).flatMap((item) => Object.values(item));
}
