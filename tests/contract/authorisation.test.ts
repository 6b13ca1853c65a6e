import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '#app/contract/contract.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { signedIn, tokenHeaders } from '#server/app-for-tests.ts';
import { insertThings, type State, states, type Thing } from './edited-things.ts';
import { siteWithPage, words } from './site-for-tests.ts';

type Guarded = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends { 'x-may': 'everybody' } ? never : Name;
};
/** The calls that are not open to everybody. */
type Name = Guarded[keyof typeof contract];
const calls: Pick<typeof contract, Name> = contract;

const roles = ['visitor', 'editor', 'publisher', 'admin'] as const;
type Role = (typeof roles)[number];
type Row = {
  least: Role;
  body?: (thing: Thing, lang: Locale) => unknown;
  query?: (lang: Locale) => string;
  match?: string;
  /** What is said of a thing in the bin, where that is not "not found"; `as ever` where the bin changes nothing. */
  inBin?: number | 'as ever';
};

const tag = (lang: Locale) => ({ lang, draft_tag: 'x' });
const of = (lang: Locale) => `?of=${lang}`;

/** What is typed while a colleague puts the page into the bin is saved, and comes back with it. */
const writtenOn = { inBin: 'as ever' } as const;

/** The least role for every call of the page editor. A call without a row does not compile. */
const rows: Record<Name, Row> = {
  user: { least: 'editor', inBin: 'as ever' },
  sharedUser: { least: 'editor', inBin: 'as ever' },
  draft: { least: 'editor' },
  targets: { least: 'editor' },
  listMedia: { least: 'editor' },
  uploadMedia: { least: 'editor' },
  mediaUsages: { least: 'editor', inBin: 'as ever' },
  patchMedia: { least: 'editor', body: () => ({}) },
  listPages: { least: 'editor' },
  createPage: { least: 'publisher', body: () => ({ parent: null, page: { title: { de: 'Neu' } } }) },
  binnedPages: { least: 'publisher' },
  readPage: { least: 'editor' },
  patchPage: { least: 'editor', body: () => ({ title: { de: 'Anders' } }), match: '"1"' },
  movePage: { least: 'publisher', body: () => ({ parent: null }) },
  copyPage: { least: 'publisher' },
  copyLanguage: { least: 'editor', body: () => ({ from: 'de', to: 'en' }) },
  deletePage: { least: 'publisher' },
  restorePage: { least: 'publisher', inBin: 200 },
  followPage: { least: 'editor' },
  updatePresence: { least: 'editor', body: () => ({ tab: crypto.randomUUID() }) },
  listBackups: { least: 'editor', inBin: 'as ever' },
  keepBackup: { least: 'editor', body: () => ({ name: 'Vorher' }) },
  listSharedSections: { least: 'editor', inBin: 'as ever' },
  keepSharedSection: { least: 'editor', body: () => ({ module: crypto.randomUUID(), title: 'Anfahrt' }) },
  readSharedSection: { least: 'editor' },
  deletedModules: { least: 'editor' },
  changes: { least: 'editor', query: of },
  listVersions: { least: 'editor', query: of, inBin: 'as ever' },
  nameVersion: { least: 'editor', body: (_, lang) => ({ lang, label: 'Vorher' }) },
  readVersion: { least: 'editor', query: of },
  restoreVersion: { least: 'editor', body: (_, lang) => ({ lang }) },
  publish: { least: 'publisher', body: (_, lang) => tag(lang) },
  publishVersion: { least: 'publisher', body: (_, lang) => ({ lang, n: 1 }) },
  unpublish: { least: 'publisher', body: (_, lang) => ({ lang }) },
  schedule: {
    least: 'publisher',
    body: (_, lang) => ({ ...tag(lang), action: 'publish', at: '2099-12-24T15:00' }),
  },
  unschedule: { least: 'publisher', query: (lang) => `?of=${lang}&action=publish` },
  readBlocking: { least: 'editor' },
  writeBlocking: { least: 'admin', body: () => ({ blocking: ['alt'] }) },
  listReviews: { least: 'editor' },
  createReview: {
    least: 'editor',
    body: () => ({ title: 'Für Ruth', until: Temporal.Now.plainDateISO().add({ days: 14 }).toString() }),
  },
  endReview: { least: 'editor' },
  settleReview: { least: 'editor', body: () => ({ thread: crypto.randomUUID(), is_resolved: true }) },
  outdated: { least: 'editor' },
  settleTranslation: { least: 'editor', body: ({ headline }) => ({ module: headline, field: 'content', lang: 'en' }) },
  dashboardSite: { least: 'editor' },
  dashboardAssets: { least: 'editor' },
  dashboardPageActivities: { least: 'editor' },
  dashboardSearchKeywords: { least: 'editor' },
  dashboardVersions: { least: 'editor' },
  dashboardIdentityEvents: { least: 'admin' },
  dashboardErrors: { least: 'editor' },
  reorder: {
    least: 'editor',
    body: ({ headline, container }) => ({ id: headline, parent: container, column: 0 }),
    ...writtenOn,
  },
  listModules: { least: 'editor' },
  createModule: {
    least: 'editor',
    body: ({ container }, lang) => ({ parent: container, i18n: { [lang]: { content: words('Neu') } } }),
    ...writtenOn,
  },
  readModule: { least: 'editor', ...writtenOn },
  patchModule: { least: 'editor', body: () => ({ props: { headline_level: 3 } }), match: '"1"', ...writtenOn },
  updateModule: { least: 'editor', body: () => ({ props: {}, i18n: {} }), match: '"1"', ...writtenOn },
  deleteModule: { least: 'editor', match: '"1"', ...writtenOn },
  restoreModule: { least: 'editor', ...writtenOn },
};

const names = Object.keys(rows) as Name[];
const unread = Symbol('unread');
/** An id, or an id and the pattern that it has to match. */
const idInPath = /\{id(\{[^}]*\})?\}/;

test('every call that is not open to everybody has a row, and no other', () => {
  const guarded = Object.entries(contract).filter(([, call]) => call['x-may'] !== 'everybody');
  expect(guarded.map(([name]) => name).sort()).toEqual([...names].sort());
});

test('every call is refused to those below its role, whatever it is about, and changes nothing then', async () => {
  const site = await openSite();
  const things = await site.freshThings();
  for (const name of names) {
    const refused = roles.slice(0, roles.indexOf(rows[name].least));
    const before = await site.everything();
    for (const role of refused) {
      for (const { thing, lang } of things(role)) {
        const answer = await site.call(name, { role, thing, lang });
        const said = `${name}: ${role}, ${thing.type}, ${thing.state}`;
        expect(answer.status, said).toBe(role === 'visitor' ? 401 : 403);
      }
    }
    expect(await site.everything(), name).toEqual(before);
  }
}, 180_000);

test('every call is open to its role and all above, and finds nothing in the bin', async () => {
  const site = await openSite();
  const read = await site.freshThings();
  for (const name of names) {
    const { least, inBin = 404 } = rows[name];
    // What writes gets things of its own: the other calls shall find theirs as they were.
    const things = calls[name].method === 'get' ? read : await site.freshThings();
    for (const role of roles.slice(roles.indexOf(least))) {
      for (const { thing, lang } of things(role)) {
        const isBinned = thing.state === 'trashed' && isAbout(name, thing) && inBin !== 'as ever';
        const before = isBinned && inBin === 404 && (await site.everything());
        const { status, body } = await site.call(name, { role, thing, lang });
        const said = `${name}: ${role}, ${thing.type}, ${thing.state}: ${status}`;
        if (body !== unread) expect(promised(name, status, body), said).toEqual(body);
        expect([401, 403], said).not.toContain(status);
        expect(status, said).toBeLessThan(500);
        // Whoever comes second finds it taken out already.
        if (isBinned) expect([inBin, 404], said).toContain(status);
        if (before) expect(await site.everything(), said).toEqual(before);
      }
    }
  }
}, 180_000);

/** Whether a call names the thing or something in it; pages have calls of their own. */
function isAbout(name: Name, { type }: Thing): boolean {
  const { path } = calls[name];
  return path.includes('/pages/{id}')
    ? type === 'page'
    : idInPath.test(path) || path.includes('reorder') || name === 'createModule';
}

type Response = { content?: { 'application/json'?: { schema: z.ZodType } } };

/** What the contract keeps of an answer: the whole of it, where it promises what was said (the browser relies on it). */
function promised(name: Name, status: number, body: unknown): unknown {
  const responses: Readonly<Record<string, Response | { description: string }>> = calls[name].responses;
  const response = responses[status] ?? {};
  const schema = 'content' in response ? response.content?.['application/json']?.schema : undefined;
  return schema?.parse(body);
}

async function openSite() {
  const base = await siteWithPage();
  const { pool, folder } = base;
  const headersOf: Partial<Record<Role, Record<string, string>>> = { visitor: tokenHeaders };
  const idOf: Partial<Record<Role, string>> = {};
  for (const role of ['editor', 'publisher', 'admin'] as const) {
    const email = `${role}@museum.example`;
    headersOf[role] = (await signedIn(base, { email, role, rights: [] })).headers;
    idOf[role] = (await pool.query('select id from "user" where email = $1', [email])).rows[0].id;
  }
  const tables = (
    await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  ).rows
    .map((row) => row.name)
    // Who is logged in, and how often somebody knocked.
    .filter((name) => !['session', 'rate_limit', 'error_log'].includes(name));
  const counted = tables.map(
    (name) =>
      `select '${name}' as name, count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) as sum from "${name}" t`,
  );

  async function freshThings() {
    const own = new Map<Role, Thing[]>();
    for (const role of ['editor', 'publisher', 'admin'] as const)
      own.set(role, await insertThings(pool, { state: 'own', owner: idOf[role] ?? '' }));
    const others: Thing[] = [];
    for (const state of states.filter((one): one is Exclude<State, 'own'> => one !== 'own'))
      others.push(...(await insertThings(pool, { state, owner: idOf.publisher ?? '' })));
    return (role: Role) =>
      [...(own.get(role) ?? own.get('editor') ?? []), ...others].map((thing) => ({
        thing,
        // Published in the other language only, and asked for in that one.
        lang: (thing.state === 'other language' ? 'en' : 'de') as Locale,
      }));
  }

  /** Every row of every table and every file: what a refused call could have changed. */
  async function everything() {
    const { rows: sums } = await pool.query(counted.join(' union all '));
    const files = await readdir(folder, { recursive: true });
    const sizes = await Promise.all(
      files.sort().map(async (file) => `${file} ${(await stat(join(folder, file))).size}`),
    );
    return [...sums.map(({ name, n, sum }) => `${name} ${n} ${sum}`).sort(), ...sizes];
  }

  async function call(name: Name, { role, thing, lang }: { role: Role; thing: Thing; lang: Locale }) {
    const { body, query, match } = rows[name];
    const { method, path } = calls[name];
    const id = /\/pages?\//.test(path) ? thing.id : thing.headline;
    const address = path
      .replace('{lang}', lang)
      .replace('{model}', 'headline')
      .replace(idInPath, id)
      .replace('{n}', '1');
    const headers = { ...headersOf[role], ...(match ? { 'if-match': match } : {}) };
    const json = body && { body: JSON.stringify(body(thing, lang)) };
    const type = { 'content-type': 'application/json' };
    const init = name === 'uploadMedia' ? { headers, body: picture() } : { headers: { ...headers, ...type }, ...json };
    const answer = await base.ask(address + (query?.(lang) ?? ''), { method: method.toUpperCase(), ...init });
    // A stream of news would go on.
    if (name === 'followPage') await answer.body?.cancel();
    const said = name === 'followPage' ? unread : await answer.json().catch(() => undefined);
    return { status: answer.status, body: said };
  }

  return { call, everything, freshThings };
}

function picture(): FormData {
  const body = new FormData();
  body.set('file', new File(['<svg viewBox="0 0 30 20"></svg>'], 'knoten.svg'));
  return body;
}
