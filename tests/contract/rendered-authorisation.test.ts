import { afterEach, expect, test, vi } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { publishEntry, unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { publish as publishPage, unpublish as unpublishPage } from '#app/cms/publishing/publish.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { runInLocale } from '#app/i18n/locale-scope.server.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { loadArticle } from '#app/site/magazine/article.server.ts';
import { loadPage } from '#app/site/page/load-page.server.ts';
import { home, signedIn } from '#server/app-for-tests.ts';
import type { RenderPage } from '#server/middleware/answer/render-page.ts';
import { insertSmallPage, words } from '#tests/support/page/small-page.ts';
import { type State, states } from './edited-things.ts';
import { entry } from './programme-site.ts';
import { type SiteForTests, siteWithPage } from './site-for-tests.ts';

const roles = ['visitor', 'editor', 'publisher', 'admin'] as const;
const [earlier, open, secret] = ['Damals gedruckt', 'Heute zu lesen', 'Noch geheim'];
/** The ways to ask for more than a visitor sees, and which words the team finds there. */
const ways = {
  '?edit': secret,
  '?edit&noToolbar': secret,
  '?v=': earlier,
  '?version_id=': earlier,
  '?preview=2099-12-24T15:00': secret,
  '?preview=2099-12-24T15:00&of=public': open,
  '': open,
} as const;
type Way = keyof typeof ways;
const kinds = ['page', 'article'] as const;

afterEach(() => vi.unstubAllEnvs());

type Kind = (typeof kinds)[number];
/** Where it is found, and a version of it that visitors read once. */
type Thing = { path: Record<Locale, string>; version: Record<Locale, string> };

test('a page asked for by ?edit, a version or a preview is the plain page for visitors and shows drafts to the team only', async () => {
  vi.stubEnv('BASE_URL', home);
  const site = await siteWithPage(renderByTheLoaders);
  const headers = { visitor: {}, ...(await team(site)) };
  for (const kind of kinds) {
    for (const state of states) {
      const thing = await insertThing(site, { kind, state, admin: headers.admin });
      const before = await written(site);
      for (const role of roles)
        for (const lang of locales)
          for (const way of Object.keys(ways) as Way[]) {
            const isVersion = way.endsWith('=');
            const address = thing.path[lang] + way + (isVersion ? thing.version[lang] : '');
            const answer = await site.ask(address, { headers: headers[role] });
            const said = await answer.text();
            // Other articles are named below an article.
            const found = [earlier, open, secret].filter((one) => said.includes(`${one}: ${state}`));
            const what = `${role}, ${kind}, ${state}, ${lang} ${way}: ${answer.status}`;
            const isOnline = online[state].includes(lang);
            if (role === 'visitor') {
              if (isVersion) {
                expect([answer.status, answer.headers.get('location')], what).toEqual([301, thing.path[lang]]);
                expect(answer.headers.get('cache-control'), what).toBe('no-store');
              } else expect([found, answer.status < 300], what).toEqual(isOnline ? [[open], true] : [[], false]);
              continue;
            }
            expect(answer.headers.get('cache-control'), what).toBe('private, no-store');
            const shown = ways[way] === open && !isOnline && way === '' ? secret : ways[way];
            const isThere = state !== 'trashed' || (isVersion && kind === 'page');
            const hasWords = isThere && (shown !== open || isOnline);
            expect(found, what).toEqual(hasWords ? [shown] : []);
            if (!isThere) expect([404, 410], what).toContain(answer.status);
            // Only who edits gets what can be changed.
            expect(said.includes('"draft":{'), what).toBe(hasWords && way.startsWith('?edit'));
          }
      expect(await written(site), `looking at ${kind}, ${state}`).toEqual(before);
    }
  }
}, 180_000);

const online: Record<State, readonly Locale[]> = {
  own: [],
  published: locales,
  offline: [],
  trashed: [],
  'other language': ['en'],
};

/** As React Router would have them rendered, without its pictures: what the loaders give is what the page is made of. */
const renderByTheLoaders: RenderPage = async ({ request, preview = null, ...rest }) => {
  const url = new URL(request.url);
  const [, lang, ...path] = url.pathname.split('/');
  const locale = localeOfPath(`/${lang}`);
  const notes = new CacheNotes();
  const load = { ...rest, preview, locale, notes, now: preview?.now ?? Temporal.Now.instant() };
  const query = url.searchParams;
  const [slug = '', id] = path.slice(1);
  const found = await runInLocale(locale, () =>
    id ? loadArticle({ slug, id, query }, load) : loadPage({ ...load, path: path.join('/'), query, origin: home }),
  ).catch(refusalOf);
  const response =
    found instanceof Response ? found : found ? Response.json(found) : new Response(null, { status: 404 });
  return { response, notes };
};

/** What React Router makes of what a loader throws. */
function refusalOf(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  const status = typeof thrown === 'object' && thrown && 'init' in thrown && (thrown.init as ResponseInit).status;
  if (!status) throw thrown;
  return new Response(null, { status });
}

/** How much has been written in the site: looking writes nothing. */
async function written({ pool }: SiteForTests) {
  const tables = ['module', 'page', 'entry', 'version', 'publication', 'op_log', 'audit'];
  const sums = tables.map((name) => `(select count(*) || max(xmin::text::bigint)::text from "${name}") as "${name}"`);
  return (await pool.query(`select ${sums.join()}`)).rows[0];
}

async function team(site: SiteForTests) {
  const headers = {} as Record<Exclude<(typeof roles)[number], 'visitor'>, Record<string, string>>;
  for (const role of ['editor', 'publisher', 'admin'] as const)
    headers[role] = (await signedIn(site, { email: `${role}@museum.example`, role, rights: [] })).headers;
  return headers;
}

/** Published with the earlier words, then with today's where it is online still; what the draft says is published nowhere. */
async function insertThing(
  site: SiteForTests,
  { kind, state, admin }: { kind: Kind; state: State; admin: Record<string, string> },
): Promise<Thing> {
  const { path, id, write, publish, unpublish, bin } = await (kind === 'page' ? aPage(site, admin) : anArticle(site));
  await write(`${earlier}: ${state}`);
  for (const locale of locales) await publish(locale);
  const { rows } = await site.pool.query<{ locale: Locale; id: string }>(
    'select locale, id from version where object_id = $1',
    [id],
  );
  await write(`${open}: ${state}`);
  for (const locale of locales) await (online[state].includes(locale) ? publish(locale) : unpublish(locale));
  await write(`${secret}: ${state}`);
  if (state === 'trashed') await bin();
  // Proof: published in both languages just above.
  return { path, version: Object.fromEntries(rows.map((row) => [row.locale, row.id])) as Thing['version'] };
}

async function aPage(site: SiteForTests, admin: Record<string, string>) {
  const slug = `seite-${crypto.randomUUID()}`;
  const { page: pageId, headline } = await insertSmallPage(site.pool, { de: slug, en: slug });
  return {
    id: pageId,
    path: { de: `/de/${slug}`, en: `/en/${slug}` },
    write: (said: string) =>
      site.pool.query('update module set i18n = $2 where id = $1', [
        headline,
        { de: { content: words(said) }, en: { content: words(said) } },
      ]),
    publish: (locale: Locale) => publishPage({ owner: pageOwner(pageId, definitions), locale, actor: systemActor }),
    unpublish: (locale: Locale) => unpublishPage({ owner: pageOwner(pageId, definitions), locale, actor: systemActor }),
    bin: () => site.ask(`/de/pageeditor-api/pages/${pageId}`, { method: 'DELETE', headers: admin }),
  };
}

async function anArticle(site: SiteForTests) {
  const slug = { de: { title: 'Knoten', slug: 'knoten' }, en: { title: 'Knots', slug: 'knoten' } };
  const { id, number } = await entry('article', slug, []);
  const command = { type: 'article', id, actor: systemActor, contentModel: modules };
  return {
    id,
    path: { de: `/de/magazin/knoten/${number}`, en: `/en/magazine/knoten/${number}` },
    write: (said: string) =>
      site.pool.query(
        `update entry set i18n = jsonb_set(jsonb_set(i18n, '{de,lead}', to_jsonb($2::text)), '{en,lead}', to_jsonb($2::text)) where id = $1`,
        [id, said],
      ),
    publish: (locale: Locale) => publishEntry({ ...command, locale }),
    unpublish: (locale: Locale) => unpublishEntry({ ...command, locale }),
    bin: () => trashEntry(command),
  };
}
