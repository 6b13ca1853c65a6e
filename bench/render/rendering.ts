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
  const built = (await import(new URL('../build/server/index.js', import.meta.url).href)) as {
    openForRendering(): Promise<Site>;
  };
  const site = await built.openForRendering();
  const close = async () => {
    await site.close();
    if (own) await rm(own, { recursive: true, force: true });
  };
  return { ...site, close };
}

/** Where each kind of page is found; a detail is the first that its list leads to. */
const kinds: Record<string, (site: Site) => string | Promise<string>> = {
  home: () => '/de',
  imprint: () => '/de/impressum',
  programme: () => '/de/programm',
  event: (site) => firstLink(site, '/de/programm', /href="(\/de\/programm\/[\w-]+\/\d+)"/),
  article: (site) => firstLink(site, '/de/mediathek-de', /href="(\/de\/mediathek-de\/(?!tags|categories)[\w-]+\/\d+)"/),
  production: (site) => firstLink(site, '/de/produktionen', /href="(\/de\/produktionen\/[\w-]+\/\d+)"/),
  search: () => '/de/search?q=theater',
  'API, 25 events': () => '/de/api/events/?page_size=25',
};

export async function pathOf(site: Site, kind: string): Promise<string> {
  const path = kind.startsWith('/') ? kind : await kinds[kind]?.(site);
  if (!path) throw new Error(`There is no kind "${kind}", only ${Object.keys(kinds).join(', ')} and paths.`);
  return path;
}

async function firstLink(site: Site, path: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await (await render(site, path)).response.text())?.[1];
  if (!found) throw new Error(`${path} leads to no detail.`);
  return found;
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
