import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApi } from '#app/api/app.server.ts';
import type { LoginSettings } from '#app/auth/auth-runtime.server.ts';
import type { SharedCache } from '#app/cache/shared-cache.ts';
import { contract } from '#app/contract/contract.ts';
import { keptCalls } from '#app/contract/kept.ts';
import { routedCalls } from '#app/contract/methods.ts';
import { calendarRoutes } from '#app/site/calendar/routes.server.ts';
import { sitemapRoutes } from '#app/site/discovery/sitemap-routes.server.ts';
import { feedRoutes } from '#app/site/feed/routes.server.ts';
import { htmlFrameRoutes } from '#app/site/html-frame/routes.server.ts';
import { openDataRoutes } from '#app/site/open-data/routes.server.ts';
import { shareCardRoutes } from '#app/site/share-card/routes.server.ts';
import { createApp } from './app.ts';
import { pageRenderer } from './middleware/answer/render-page.ts';
import type { MetricsOfOthers } from './middleware/watch/metrics.ts';

type Options = {
  pool: pg.Pool;
  env: {
    BASE_URL: string;
    TRUST_PROXY?: boolean;
    METRICS_TOKEN?: string | undefined;
    SHARED_CACHE?: SharedCache | undefined;
  };
  logger?: Logger;
  login?: LoginSettings;
  clientFolder?: string;
  metricsOfOthers?: MetricsOfOthers | undefined;
  worker?: string | undefined;
};

/** The site with the site that was built into it. In development the build is asked for anew at each request. */
export async function createSiteApp({
  pool,
  env,
  clientFolder = join(process.cwd(), 'build/client'),
  ...rest
}: Options) {
  const files = [calendarRoutes, feedRoutes, sitemapRoutes, openDataRoutes];
  const mounts = [shareCardRoutes, htmlFrameRoutes];
  const api = { app: createApi(), calls: routedCalls(contract), kept: keptCalls(contract) };
  const {
    BASE_URL: baseUrl,
    TRUST_PROXY: trustProxy = false,
    METRICS_TOKEN: metricsToken,
    SHARED_CACHE: sharedCache,
  } = env;
  const app = { ...rest, files, mounts, api, pool, baseUrl, trustProxy, metricsToken, sharedCache };
  if (import.meta.env.DEV) return createApp({ ...app, render: pageRenderer(loadBuild, 'development') });
  const build = await loadBuild();
  return createApp({
    ...app,
    clientFolder,
    render: pageRenderer(build, 'production'),
    routeIds: Object.keys(build.routes),
  });
}

/** The routes as they were built. */
export function loadBuild() {
  return import('virtual:react-router/server-build') as Promise<ServerBuild>;
}
