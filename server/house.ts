import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type pg from 'pg';
import { type Logger, pino } from 'pino';
import { openAuth } from '#app/auth/auth-house.server.ts';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { announceChange, hearChanges, leavingTag } from '#app/cache/changes.ts';
import { EpochListener } from '#app/cache/epoch-listener.server.ts';
import { fastPath } from '#app/cache/fast-path.server.ts';
import { PageCache } from '#app/cache/page-cache.ts';
import { mediaRoutes } from '#app/media/routes.server.ts';
import siteConfig from '#site-config';
import { loggedError } from './logged-error.ts';
import { accessLog } from './middleware/access-log.ts';
import { authRoutes } from './middleware/auth-routes.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { canonicalPath } from './middleware/canonical-path.ts';
import { csrf } from './middleware/csrf.ts';
import { fileDrawer } from './middleware/draw-file.ts';
import { type DrawPage, loggedDrawer } from './middleware/draw-page.ts';
import { errors } from './middleware/errors.ts';
import { healthRoutes } from './middleware/health.ts';
import type { HouseEnv } from './middleware/house-env.ts';
import { livePages } from './middleware/live-pages.ts';
import { metrics } from './middleware/metrics.ts';
import { missingPageLog } from './middleware/missing-page-log.ts';
import { outsideHeaders } from './middleware/outside-headers.ts';
import { overlayAddress } from './middleware/overlay-address.ts';
import { RedirectTable, redirectsTag, redirectTable } from './middleware/redirect-table.ts';
import { requestId } from './middleware/request-id.ts';
import { rootRedirect } from './middleware/root-redirect.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { readAssets, staticFiles, warmAssets } from './middleware/static-files.ts';
import { versionPreview } from './middleware/version-preview.ts';
import { visitorPages } from './middleware/visitor-pages.ts';

/** Any Hono app; what variables it wants is its own business, `viewer` is always there. */
// biome-ignore lint/suspicious/noExplicitAny: Hono's own environments differ from mount to mount
type Mount = Hono<any>;

export type HouseSettings = {
  pool: pg.Pool;
  /** The address people type; decides cookies, HSTS and what counts as our own origin. */
  baseUrl: string;
  trustProxy?: boolean;
  /** Who knows it may read /metrics; without it there is none. */
  metricsToken?: string | undefined;
  /** The built client (build/client); absent in development and tests, where nothing is built. */
  clientFolder?: string;
  logger?: Logger;
  /** Draws a page of the site; see draw-page.ts. */
  draw: DrawPage;
  /** Routes whose data React Router may ask for one by one. */
  routeIds?: Iterable<string>;
  /** Routes of the faces that are not pages: the API, pictures and files. */
  mounts?: readonly Mount[];
  /** Those of them that note what they show, such as feeds: kept until that changes. */
  files?: readonly Hono<NotingEnv>[];
};

/** The house as one Hono app, the node listener in front of it, and how to leave in order. */
export async function createHouse(settings: HouseSettings) {
  const { pool, baseUrl, trustProxy = false, clientFolder } = settings;
  // Whoever made the logger: no error brings into it what somebody has typed.
  const logger = (settings.logger ?? pino({ base: null })).child({}, { serializers: { err: loggedError } });
  const draw = loggedDrawer(settings.draw, logger);
  const isSecure = baseUrl.startsWith('https:');
  const { cookieName } = await openAuth({ pool, baseUrl, site: siteConfig.shortName });
  const assets = clientFolder ? await readAssets(clientFolder) : new Map();
  const cache = new PageCache();
  // Of their own, so that calendars of every day never push a page out.
  const keptFiles = new PageCache({ bound: fileRoom });
  const redirects = new RedirectTable(pool);
  const stopHearing = hearChanges((tags) => forget(tags, { caches: [cache, keptFiles], redirects }));
  const epochs = new EpochListener({
    pool,
    onHearing: (hears) => {
      for (const kept of [cache, keptFiles]) kept.hears = hears;
    },
  });
  await epochs.start();
  let isLeaving = false;
  const routeIds = new Set(settings.routeIds);
  const measured = metrics({ pool, token: settings.metricsToken });

  const app = new Hono<HouseEnv>({ strict: false });
  app.onError(errors(logger));
  app.use(requestId);
  app.use(accessLog(logger));
  app.use(measured.measure);
  app.use(securityHeaders({ isSecure }));
  app.route('/', healthRoutes({ pool, isLeaving: () => isLeaving, hearsChanges: () => epochs.hasHeardLately }));
  app.route('/', measured.routes);
  app.use(outsideHeaders({ trustProxy }));
  app.use(canonicalPath);
  app.on(['GET', 'HEAD'], '/', rootRedirect);
  app.use(staticFiles(assets));
  app.route('/', mediaRoutes);
  app.use(redirectTable(redirects));
  app.use(overlayAddress);
  app.use(session);
  app.use(versionPreview);
  app.use(bodyLimit);
  app.use(csrf({ baseUrl }));
  app.use(compress());
  app.route('/', authRoutes);
  const files = filesOf(settings.files ?? []);
  const onHit = measured.countFromMemory;
  const drawFile = loggedDrawer(fileDrawer(files), logger);
  const fromMemory = visitorPages({ cache: keptFiles, draw: drawFile, isSecure, routeIds: new Set(), onHit });
  for (const { path } of files.routes) app.get(path, fromMemory);
  for (const mount of [files, ...(settings.mounts ?? [])]) app.route('/', mount);
  app.use(missingPageLog());
  app.use(visitorPages({ cache, draw, isSecure, routeIds, onHit }));
  app.all('*', livePages(draw));

  const hits = hitCounter(logger);
  const listener = fastPath({
    cache,
    sessionCookie: cookieName,
    next: getRequestListener(app.fetch),
    onHit: () => {
      hits.count();
      measured.countFromMemory();
    },
  });
  const warming = setTimeout(() => warmAssets(assets), 3_000).unref();

  return {
    app,
    cache,
    listener,
    /** From now on /readyz says no, so that a balancer sends nobody new. */
    leave: () => {
      isLeaving = true;
      announceChange([leavingTag]);
    },
    close: async () => {
      clearTimeout(warming);
      hits.stop();
      stopHearing();
      await epochs.close();
    },
  };
}

const fileRoom = 32 * 1024 * 1024;

/** One app of all files; what goes wrong in it is answered by the house. */
function filesOf(mounts: readonly Hono<NotingEnv>[]): Hono<NotingEnv> {
  const files = new Hono<NotingEnv>({ strict: false });
  for (const mount of mounts) files.route('/', mount);
  return files.onError((error) => {
    throw error;
  });
}

function forget(tags: string[], { caches, redirects }: { caches: PageCache[]; redirects: RedirectTable }): void {
  for (const cache of caches) cache.drop(tags);
  if (tags.includes(redirectsTag)) redirects.outdate();
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
