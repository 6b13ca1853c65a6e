import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import { createApi } from '#app/api/app.server.ts';
import { systemActor } from '#app/auth/actor.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { contract } from '#app/contract/contract.ts';
import { keptCalls } from '#app/contract/kept.ts';
import { routedCalls } from '#app/contract/methods.ts';
import type { locales } from '#app/i18n/locale.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { calendarRoutes } from '#app/site/calendar/routes.server.ts';
import { sitemapRoutes } from '#app/site/discovery/sitemap-routes.server.ts';
import { feedRoutes } from '#app/site/feed/routes.server.ts';
import { openDataRoutes } from '#app/site/open-data/routes.server.ts';
import { appForThisTest, signedIn } from '#server/app-for-tests.ts';
import type { RenderPage } from '#server/middleware/answer/render-page.ts';
import { insertSmallPage } from '#tests/support/page/small-page.ts';

export { words } from '#tests/support/page/small-page.ts';

/** The real chain with the real interface, a page with one headline in both languages, and a person of each kind. */
export async function siteWithPage(render: RenderPage = noPages, settings: { logger?: Logger } = {}) {
  const site = await appForThisTest(render, {
    ...settings,
    api: { app: createApi(), calls: routedCalls(contract), kept: keptCalls(contract) },
    files: [calendarRoutes, feedRoutes, sitemapRoutes, openDataRoutes],
  });
  const folder = await mkdtemp(join(tmpdir(), 'foyer-contract-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await openMediaStorage({ dataDir: folder });
  const ids = await insertSmallPage(site.pool);
  return { ...site, ids, folder, publish: (locale: (typeof locales)[number]) => publish(ids.page, locale) };
}

const noPages: RenderPage = () => Promise.reject(new Error('No page is rendered in these tests.'));

export type SiteForTests = Awaited<ReturnType<typeof siteWithPage>>;

export async function as(site: SiteForTests, role: 'editor' | 'publisher' | 'admin', rights: string[] = []) {
  const { headers } = await signedIn(site, { email: `${role}@museum.example`, role, rights });
  const send = (method: string, path: string, body?: unknown, extra: Record<string, string> = {}) =>
    site.ask(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...extra },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { headers, send };
}

function publish(pageId: string, locale: (typeof locales)[number]) {
  return publishPage({ owner: pageOwner(pageId, definitions), locale, actor: systemActor });
}
