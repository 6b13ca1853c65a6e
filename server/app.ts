import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Logger, pino } from 'pino';
import { type LoginSettings, openAuth } from '#app/auth/auth-runtime.server.ts';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { announceChange, leavingTag } from '#app/cache/changes.ts';
import { fastPath } from '#app/cache/fast-path.server.ts';
import type { KeptCall } from '#app/contract/kept.ts';
import { methodsOf, type RoutedCall } from '#app/contract/methods.ts';
import { locales } from '#app/i18n/locale.ts';
import { mediaRoutes } from '#app/media/routes.server.ts';
import { knownQuery } from '#app/site/known-query.ts';
import siteConfig from '#site-config';
import { type AppMemory, isSecure, type MemorySettings, openMemory } from './app-memory.ts';
import { loggedError } from './logged-error.ts';
import { cachedPages, type KnownQuery } from './middleware/answer/cached-pages.ts';
import { countedSearches } from './middleware/answer/counted-searches.ts';
import { customErrorPages } from './middleware/answer/custom-error-pages.ts';
import { inTurn } from './middleware/answer/in-turn.ts';
import { missingPageLog } from './middleware/answer/missing-page-log.ts';
import { fileRenderer } from './middleware/answer/render-file.ts';
import { loggedRenderer, type RenderPage } from './middleware/answer/render-page.ts';
import { reviewedPage } from './middleware/answer/reviewed-page.ts';
import { readAssets, staticFiles } from './middleware/answer/static-files.ts';
import { uncachedPages } from './middleware/answer/uncached-pages.ts';
import { unknownCall } from './middleware/answer/unknown-call.ts';
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
import { siteOffline } from './middleware/request/site-offline.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { startEveryMinute } from './middleware/watch/every-minute.ts';
import { healthRoutes } from './middleware/watch/health.ts';
import { LeavingConnections } from './middleware/watch/leaving-connections.ts';
import { startWarming } from './warm-pages.ts';

/** Any Hono app; what variables it wants is its own business, `viewer` is always there. */
// biome-ignore lint/suspicious/noExplicitAny: Hono's own environments differ from mount to mount
type Mount = Hono<any>;

export type AppSettings = MemorySettings & {
  trustProxy?: boolean;
  /** The built client (build/client); absent in development and tests, where nothing is built. */
  clientFolder?: string;
  logger?: Logger;
  /** How people log in, and for how long. */
  login?: LoginSettings;
  /** Renders a page of the site; see render-page.ts. */
  render: RenderPage;
  /** Routes whose data React Router may ask for one by one. */
  routeIds?: Iterable<string>;
  /** Routes of the faces that are not pages: the API, pictures and files. */
  mounts?: readonly Mount[];
  /** Those of them that note what they show, such as feeds: kept until that changes. */
  files?: readonly Hono<NotingEnv>[];
  /** The interface, which calls it has, and which of its answers note what they show. */
  api?: { app: Mount; calls: readonly RoutedCall[]; kept: readonly KeptCall[] };
};

/** The site as one Hono app, the node listener in front of it, and how to leave in order. */
export async function createApp(settings: AppSettings) {
  const { pool, baseUrl, clientFolder } = settings;
  // Whoever made the logger: no error brings into it what somebody has typed.
  const logger = (settings.logger ?? pino({ base: null })).child({}, { serializers: { err: loggedError } });
  const { cookieName } = await openAuth({ pool, baseUrl, site: siteConfig.shortName, ...settings.login });
  const assets = clientFolder ? await readAssets(clientFolder) : new Map();
  const memory = await openMemory(settings);
  const { cache, kept, measured } = memory;
  const connections = new LeavingConnections();
  const state = { isLeaving: false, isReadinessAsked: false };
  const render = loggedRenderer(settings.render, logger);
  const app = requestPath({ settings, logger, memory, assets, connections, state });
  addAnswers(app, { settings, logger, memory, render });

  const pages = startWarming({ cache, render: (key) => kept.rerender({ key, render }), logger });
  const everyMinute = startEveryMinute({ cache, logger });
  const listener = fastPath({
    cache,
    sessionCookie: cookieName,
    next: getRequestListener(app.fetch),
    isOpen: () => memory.siteSwitch.isKnownOn,
    onHit: (_, request) => {
      everyMinute.countHit(request);
      measured.countFromMemory();
    },
  });

  return {
    app,
    cache,
    listener: connections.inFrontOf(listener),
    metrics: measured.own,
    /** When what was asked for most before the last stop is in memory again. */
    warmed: pages.warmed,
    /** Whether somebody asked /readyz since this was asked the last time. */
    wasReadinessAsked: () => {
      const wasAsked = state.isReadinessAsked;
      state.isReadinessAsked = false;
      return wasAsked;
    },
    /** From now on answers ask to connect anew, and /readyz says no unless another worker stands in for this one. */
    leave: ({ isForGood = true } = {}) => {
      state.isLeaving = isForGood;
      connections.leave();
      announceChange([leavingTag]);
    },
    close: async () => {
      await everyMinute.stop();
      memory.stopHearing();
      await pages.stop();
      await memory.close();
    },
  };
}

type Passing = {
  settings: AppSettings;
  logger: Logger;
  memory: AppMemory;
  assets: Awaited<ReturnType<typeof readAssets>>;
  connections: LeavingConnections;
  state: { isLeaving: boolean; isReadinessAsked: boolean };
};

/** What every request passes before it is answered, from the outside to the inside. */
function requestPath({ settings, logger, memory, assets, connections, state }: Passing): Hono<AppEnv> {
  const { pool, baseUrl, trustProxy = false } = settings;
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(errors(logger));
  app.use(connections.middleware);
  app.use(requestId);
  app.use(accessLog(logger));
  app.use(memory.measured.measure);
  app.use(securityHeaders({ isSecure: isSecure(baseUrl) }));
  app.use(customErrorPages({ files: assets, pages: siteConfig.design.errorPages, logger }));
  const onAsked = () => {
    state.isReadinessAsked = true;
  };
  const { hearsChanges } = memory;
  app.route('/', healthRoutes({ pool, isLeaving: () => state.isLeaving, hearsChanges, onAsked }));
  app.route('/', memory.measured.routes);
  app.use(forwardedHeaders({ trustProxy }));
  app.use(canonicalPath);
  app.use(staticFiles(assets));
  app.use(siteOffline(memory.siteSwitch));
  app.on(['GET', 'HEAD'], '/', rootRedirect(siteConfig.rootLocale));
  app.route('/', mediaRoutes);
  app.use(redirects(memory.redirectTable));
  app.use(overlayAddress);
  app.use(session);
  app.use(versionPreview);
  app.use(bodyLimit);
  app.use(csrf({ baseUrl }));
  app.use(compress());
  return app;
}

type Answering = Pick<Passing, 'settings' | 'logger' | 'memory'> & { render: RenderPage };

/** Who answers: login, files and API from memory or their routes, and pages, which are all the rest. */
function addAnswers(app: Hono<AppEnv>, { settings, logger, memory: { kept, lanes }, render }: Answering): void {
  const { files = [], api, mounts = [] } = settings;
  const routeIds = new Set(settings.routeIds);
  app.route('/', authRoutes);
  app.use('/media/og/*', inTurn(lanes));
  const renderFile = loggedRenderer(fileRenderer(files), logger);
  for (const { path } of files.flatMap(({ routes }) => routes))
    app.get(path, cachedPages({ kept, render: renderFile, knownQuery }));
  if (api) {
    const renderJson = loggedRenderer(fileRenderer([api.app]), logger);
    for (const { path, keys } of api.kept)
      app.get(path, cachedPages({ kept, render: renderJson, knownQuery: onlyKeys(keys) }));
  }
  for (const mount of [...files, ...(api ? [api.app] : []), ...mounts]) app.route('/', mount);
  app.use(missingPageLog());
  app.use(unknownCall(methodsOf([...authRoutes.routes, ...(api?.calls ?? [])])));
  app.use(countedSearches());
  app.get(
    `/:lang{${locales.join('|')}}/review/page`,
    inTurn({ ...lanes, visitors: lanes.previews }),
    reviewedPage(render),
  );
  app.use(cachedPages({ kept, render, knownQuery, routeIds }));
  app.all('*', inTurn(lanes), uncachedPages(render));
}

/** The keys an address of the interface knows, in the order they were asked: addresses of other pages keep it. */
function onlyKeys(keys: ReadonlySet<string>): KnownQuery {
  return ({ searchParams }) => new URLSearchParams([...searchParams].filter(([key]) => keys.has(key)));
}
