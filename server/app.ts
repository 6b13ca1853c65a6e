import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type pg from 'pg';
import { type Logger, pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { openAuth } from '#app/auth/auth-house.server.ts';
import { EpochListener } from '#app/cache/epoch-listener.server.ts';
import { fastPath } from '#app/cache/fast-path.server.ts';
import { PageCache } from '#app/cache/page-cache.ts';
import { mediaRoutes } from '#app/media/routes.server.ts';
import { accessLog } from './middleware/access-log.ts';
import { authRoutes } from './middleware/auth-routes.ts';
import { canonicalPath } from './middleware/canonical-path.ts';
import { csrf } from './middleware/csrf.ts';
import { pageDrawer } from './middleware/draw-page.ts';
import { errors } from './middleware/errors.ts';
import { healthRoutes } from './middleware/health.ts';
import type { HouseEnv } from './middleware/house-env.ts';
import { livePages } from './middleware/live-pages.ts';
import { missingPageLog } from './middleware/missing-page-log.ts';
import { outsideHeaders } from './middleware/outside-headers.ts';
import { RedirectTable, redirectsTag, redirectTable } from './middleware/redirect-table.ts';
import { requestId } from './middleware/request-id.ts';
import { rootRedirect } from './middleware/root-redirect.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { readAssets, staticFiles, warmAssets } from './middleware/static-files.ts';
import { versionPreview } from './middleware/version-preview.ts';
import { visitorPages } from './middleware/visitor-pages.ts';

export type ServerSettings = {
  pool: pg.Pool;
  /** The address people type; decides cookies, HSTS and what counts as our own origin. */
  baseUrl: string;
  trustProxy?: boolean;
  /** The built client (build/client); absent in development and tests, where nothing is built. */
  clientFolder?: string;
  logger?: Logger;
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode?: string;
  /** Calls of the API, mounted before the pages. */
  api?: Hono<never>;
};

/** The house as one Hono app, the node listener in front of it, and how to leave in order. */
export async function createServerApp(settings: ServerSettings) {
  const { pool, baseUrl, trustProxy = false, clientFolder, build, mode, logger = pino({ base: null }) } = settings;
  const isSecure = baseUrl.startsWith('https:');
  const { cookieName } = await openAuth({ pool, baseUrl });
  const assets = clientFolder ? await readAssets(clientFolder) : new Map();
  const cache = new PageCache();
  const redirects = new RedirectTable(pool);
  const epochs = new EpochListener({ pool, onChange: (tags) => forget(tags, { cache, redirects }) });
  await epochs.start();
  const draw = pageDrawer(build, mode);
  let isLeaving = false;
  const routeIds = await routeIdsOf(build);

  const app = new Hono<HouseEnv>({ strict: false });
  app.onError(errors(logger));
  app.use(requestId);
  app.use(accessLog(logger));
  app.use(securityHeaders({ isSecure }));
  app.route('/', healthRoutes({ pool, isLeaving: () => isLeaving }));
  app.use(outsideHeaders({ trustProxy }));
  app.use(canonicalPath);
  app.on(['GET', 'HEAD'], '/', rootRedirect);
  app.use(staticFiles(assets));
  app.route('/', mediaRoutes);
  app.use(redirectTable(redirects));
  app.use(session);
  app.use(versionPreview);
  app.use(csrf({ baseUrl }));
  app.use(compress());
  app.route('/', authRoutes);
  if (settings.api) app.route('/', settings.api);
  app.use(missingPageLog({ pool }));
  app.use(visitorPages({ cache, draw, isSecure, routeIds }));
  app.all('*', livePages(draw));

  const hits = hitCounter(logger);
  const listener = fastPath({ cache, sessionCookie: cookieName, next: getRequestListener(app.fetch), onHit: hits.count });
  const warming = setTimeout(() => warmAssets(assets), 3_000).unref();

  return {
    app,
    cache,
    listener,
    /** From now on /readyz says no, so that a balancer sends nobody new. */
    leave: () => {
      isLeaving = true;
    },
    close: async () => {
      clearTimeout(warming);
      hits.stop();
      await epochs.close();
    },
  };
}

function forget(tags: string[], { cache, redirects }: { cache: PageCache; redirects: RedirectTable }): void {
  cache.drop(tags);
  if (tags.includes(redirectsTag)) redirects.outdate();
}

async function routeIdsOf(build: ServerSettings['build']) {
  if (typeof build !== 'function') return fixed(Object.keys(build.routes));
  return fixed([]);
}

function fixed(ids: string[]): () => ReadonlySet<string> {
  const set = new Set(ids);
  return () => set;
}

const oneMinute = 60_000;

/** Answers from the fast path are counted, not written line by line. */
function hitCounter(logger: Logger) {
  let hits = 0;
  const timer = setInterval(() => {
    if (hits > 0) logger.info({ hits }, 'pages answered from memory in the last minute');
    hits = 0;
  }, oneMinute).unref();
  return {
    count: () => {
      hits += 1;
    },
    stop: () => clearInterval(timer),
  };
}
