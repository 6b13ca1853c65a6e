import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type pg from 'pg';
import { type Logger, pino } from 'pino';
import { openAuth } from '#app/auth/auth-runtime.server.ts';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { announceChange, isShared, leavingTag, onChanges } from '#app/cache/changes.ts';
import { EpochListener } from '#app/cache/epoch-listener.server.ts';
import { fastPath } from '#app/cache/fast-path.server.ts';
import { PageCache } from '#app/cache/page-cache.ts';
import { RenderQueue } from '#app/cache/render-queue.ts';
import type { KeptCall } from '#app/contract/kept.ts';
import { redirectsTag } from '#app/features/redirects/queries.server.ts';
import { RedirectTable } from '#app/features/redirects/redirect-table.server.ts';
import { mediaRoutes } from '#app/media/routes.server.ts';
import { knownQuery } from '#app/site/known-query.ts';
import siteConfig from '#site-config';
import { loggedError } from './logged-error.ts';
import { cachedPages, type KnownQuery } from './middleware/answer/cached-pages.ts';
import { inTurn } from './middleware/answer/in-turn.ts';
import { keptAnswers } from './middleware/answer/kept-answers.ts';
import { missingPageLog } from './middleware/answer/missing-page-log.ts';
import { fileRenderer } from './middleware/answer/render-file.ts';
import { loggedRenderer, type RenderPage } from './middleware/answer/render-page.ts';
import { readAssets, staticFiles, warmAssets } from './middleware/answer/static-files.ts';
import { uncachedPages } from './middleware/answer/uncached-pages.ts';
import type { AppEnv } from './middleware/app-env.ts';
import { errors } from './middleware/errors.ts';
import { authRoutes } from './middleware/person/auth-routes.ts';
import { csrf } from './middleware/person/csrf.ts';
import { session } from './middleware/person/session.ts';
import { versionPreview } from './middleware/person/version-preview.ts';
import { accessLog } from './middleware/request/access-log.ts';
import { bodyLimit } from './middleware/request/body-limit.ts';
import { canonicalPath } from './middleware/request/canonical-path.ts';
import { forwardedHeaders } from './middleware/request/forwarded-headers.ts';
import { overlayAddress } from './middleware/request/overlay-address.ts';
import { redirects } from './middleware/request/redirects.ts';
import { requestId } from './middleware/request/request-id.ts';
import { rootRedirect } from './middleware/request/root-redirect.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { startEveryMinute } from './middleware/watch/every-minute.ts';
import { healthRoutes } from './middleware/watch/health.ts';
import { LeavingConnections } from './middleware/watch/leaving-connections.ts';
import { type MetricsOfOthers, metrics } from './middleware/watch/metrics.ts';
import { startWarming } from './warm-pages.ts';

/** Any Hono app; what variables it wants is its own business, `viewer` is always there. */
// biome-ignore lint/suspicious/noExplicitAny: Hono's own environments differ from mount to mount
type Mount = Hono<any>;

export type AppSettings = {
  pool: pg.Pool;
  /** The address people type; decides cookies, HSTS and what counts as our own origin. */
  baseUrl: string;
  trustProxy?: boolean;
  /** Who knows it may read /metrics; without it there is none. */
  metricsToken?: string | undefined;
  metricsOfOthers?: MetricsOfOthers | undefined;
  /** Which of the workers of this node it is, for its figures. */
  worker?: string | undefined;
  /** The built client (build/client); absent in development and tests, where nothing is built. */
  clientFolder?: string;
  logger?: Logger;
  /** Draws a page of the site; see draw-page.ts. */
  draw: RenderPage;
  /** Routes whose data React Router may ask for one by one. */
  routeIds?: Iterable<string>;
  /** Routes of the faces that are not pages: the API, pictures and files. */
  mounts?: readonly Mount[];
  /** Those of them that note what they show, such as feeds: kept until that changes. */
  files?: readonly Hono<NotingEnv>[];
  /** The interface, and which of its answers note what they show. */
  api?: { app: Mount; kept: readonly KeptCall[] };
};

/** The site as one Hono app, the node listener in front of it, and how to leave in order. */
export async function createApp(settings: AppSettings) {
  const { pool, baseUrl, trustProxy = false, clientFolder } = settings;
  // Whoever made the logger: no error brings into it what somebody has typed.
  const logger = (settings.logger ?? pino({ base: null })).child({}, { serializers: { err: loggedError } });
  const draw = loggedRenderer(settings.draw, logger);
  const isSecure = baseUrl.startsWith('https:');
  const { cookieName } = await openAuth({ pool, baseUrl, site: siteConfig.shortName });
  const assets = clientFolder ? await readAssets(clientFolder) : new Map();
  const cache = new PageCache();
  const redirectTable = new RedirectTable(pool);
  const lanes = { visitors: new RenderQueue(visitorLimits), team: new RenderQueue(teamLimits) };
  let staleAnswers = 0;
  const measured = metrics({
    pool,
    token: settings.metricsToken,
    watched: { cache, lanes, staleAnswers: () => staleAnswers },
    others: settings.metricsOfOthers,
    worker: settings.worker,
  });
  const kept = keptAnswers({
    cache,
    queue: lanes.visitors,
    isSecure,
    baseUrl,
    onHit: measured.countFromMemory,
    onStale: () => {
      staleAnswers += 1;
    },
  });
  const stopHearing = onChanges((tags) => {
    forget(tags, { cache, redirectTable });
    if (tags.some(isShared)) kept.redrawPopular();
  });
  const epochs = new EpochListener({
    pool,
    onHearing: (hears) => {
      cache.hears = hears;
    },
  });
  await epochs.start();
  const connections = new LeavingConnections();
  let isLeaving = false;
  let isReadinessAsked = false;
  const onAsked = () => {
    isReadinessAsked = true;
  };
  const routeIds = new Set(settings.routeIds);
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(errors(logger));
  app.use(connections.middleware);
  app.use(requestId);
  app.use(accessLog(logger));
  app.use(measured.measure);
  app.use(securityHeaders({ isSecure }));
  const hearsChanges = () => epochs.hasHeardLately;
  app.route('/', healthRoutes({ pool, isLeaving: () => isLeaving, hearsChanges, onAsked }));
  app.route('/', measured.routes);
  app.use(forwardedHeaders({ trustProxy }));
  app.use(canonicalPath);
  app.on(['GET', 'HEAD'], '/', rootRedirect);
  app.use(staticFiles(assets));
  app.route('/', mediaRoutes);
  app.use(redirects(redirectTable));
  app.use(overlayAddress);
  app.use(session);
  app.use(versionPreview);
  app.use(bodyLimit);
  app.use(csrf({ baseUrl }));
  app.use(compress());
  app.route('/', authRoutes);
  app.use('/media/og/*', inTurn(lanes));
  const files = settings.files ?? [];
  const drawFile = loggedRenderer(fileRenderer(files), logger);
  for (const { path } of files.flatMap(({ routes }) => routes))
    app.get(path, cachedPages({ kept, draw: drawFile, knownQuery }));
  const { api } = settings;
  if (api) {
    const drawJson = loggedRenderer(fileRenderer([api.app]), logger);
    for (const { path, keys } of api.kept)
      app.get(path, cachedPages({ kept, draw: drawJson, knownQuery: onlyKeys(keys) }));
  }
  for (const mount of [...files, ...(api ? [api.app] : []), ...(settings.mounts ?? [])]) app.route('/', mount);
  app.use(missingPageLog());
  app.use(cachedPages({ kept, draw, knownQuery, routeIds }));
  app.all('*', inTurn(lanes), uncachedPages(draw));

  const pages = startWarming({ cache, draw: (key) => kept.redraw({ key, draw }), logger });
  const everyMinute = startEveryMinute({ cache, logger });
  const listener = fastPath({
    cache,
    sessionCookie: cookieName,
    next: getRequestListener(app.fetch),
    onHit: () => {
      everyMinute.countHit();
      measured.countFromMemory();
    },
  });
  const warming = setTimeout(() => warmAssets(assets), 3_000).unref();

  return {
    app,
    cache,
    listener: connections.inFrontOf(listener),
    metrics: measured.own,
    /** When what was asked for most before the last stop is in memory again. */
    warmed: pages.warmed,
    /** Whether somebody asked /readyz since this was asked the last time. */
    wasReadinessAsked: () => {
      const wasAsked = isReadinessAsked;
      isReadinessAsked = false;
      return wasAsked;
    },
    /** From now on answers ask to connect anew, and /readyz says no unless another worker stands in for this one. */
    leave: ({ isForGood = true } = {}) => {
      isLeaving = isForGood;
      connections.leave();
      announceChange([leavingTag]);
    },
    close: async () => {
      clearTimeout(warming);
      everyMinute.stop();
      stopHearing();
      await pages.stop();
      await epochs.close();
    },
  };
}

/** Tuned on two cores: more at once only make each other slower, and what waits longer than this nobody reads. */
const visitorLimits = { atOnce: 4, longest: 500, longestOfOne: 250, patience: 10_000 };

/** Screens of the office are larger than pages, and a person waits rather than to lose what they began. */
const teamLimits = { atOnce: 4, longest: 200, longestOfOne: 100, patience: 20_000 };

function forget(tags: string[], { cache, redirectTable }: { cache: PageCache; redirectTable: RedirectTable }): void {
  cache.drop(tags);
  if (!tags.includes(redirectsTag)) return;
  redirectTable.outdate();
  cache.forgetTargets();
}

/** The keys an address of the interface knows, in the order they were asked: addresses of other pages keep it. */
function onlyKeys(keys: ReadonlySet<string>): KnownQuery {
  return ({ searchParams }) => new URLSearchParams([...searchParams].filter(([key]) => keys.has(key)));
}
