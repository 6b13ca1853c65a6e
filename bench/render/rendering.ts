import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage } from '../../server/middleware/answer/render-page.ts';
import type { openForRendering } from '../../server/open-for-rendering.ts';

export type Site = Awaited<ReturnType<typeof openForRendering>>;

/** Opens the built site in this process; without DATA_DIR on a demo of its own, which goes when it is closed. */
export async function openSite(): Promise<Site> {
  const own = process.env.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'foyer-render-cost-'));
  Object.assign(process.env, { NODE_ENV: 'production', LOG_LEVEL: 'silent', ...(own ? { DATA_DIR: own } : {}) });
  // Proof: server/main.ts exports it.
  const built = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as {
    openForRendering(): Promise<Site>;
  };
  const site = await built.openForRendering();
  const close = async () => {
    await site.close();
    if (own) await rm(own, { recursive: true, force: true });
  };
  return { ...site, close };
}

/** Where the pages of a kind are found, and how its list links to them. */
const details: Record<string, { list: string; lists: number; link: RegExp }> = {
  event: { list: '/de/programm', lists: 8, link: /href="(\/de\/programm\/[\w-]+\/\d+)"/g },
  article: { list: '/de/mediathek-de', lists: 4, link: /href="(\/de\/mediathek-de\/(?!tags|categories)[\w-]+\/\d+)"/g },
  production: { list: '/de/produktionen', lists: 1, link: /href="(\/de\/produktionen\/[\w-]+\/\d+)"/g },
};

/** Kinds that are one page. */
const pages: Record<string, string> = {
  home: '/de',
  imprint: '/de/impressum',
  programme: '/de/programm',
  search: '/de/search?q=theater',
  'API, 25 events': '/de/api/events/?page_size=25',
};

/** The path of a page of this kind, of details the first that their list leads to. */
export async function pathOf(site: Site, kind: string): Promise<string> {
  const path = kind.startsWith('/') ? kind : (pages[kind] ?? (await detailsOf(site, kind, 1))[0]);
  if (!path) throw new Error(`There is no kind "${kind}", only ${Object.keys({ ...pages, ...details })} and paths.`);
  return path;
}

/** The paths of all details that the first pages of their list lead to, in its order. */
export async function detailsOf(site: Site, kind: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const { list, lists, link } = details[kind] ?? {};
  if (!list || !lists || !link) return [];
  const found = new Set<string>();
  for (let page = 1; page <= lists && found.size < most; page++) {
    const html = await (await render(site, page === 1 ? list : `${list}?page=${page}`)).response.text();
    for (const [, path = ''] of html.matchAll(link)) found.add(path);
  }
  return [...found];
}

export async function render(site: Site, path: string): Promise<RenderedPage> {
  const rendered = await site.render({
    request: new Request(site.origin + path),
    viewer: { kind: 'visitor' },
    csrfToken: null,
    requestId: 'render-cost',
    clientAddress: '127.0.0.1',
  });
  const { status } = rendered.response;
  if (status !== 200) throw new Error(`${path} answers ${status}.`, { cause: rendered.notes.failure });
  return rendered;
}

/** What the page shows, without what it shares with all pages. */
export async function tagsOfOwn(site: Site, path: string): Promise<string[]> {
  const { notes } = await render(site, path);
  return [...notes.tags].filter((tag) => tag.includes(':'));
}

/** Milliseconds of processor of this process for one of many. */
export async function costOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
