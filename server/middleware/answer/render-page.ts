import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Viewer } from '#app/auth/viewer.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { localeOfPath } from '#app/i18n/locale-of-path.ts';
import { runInLocale } from '#app/i18n/locale-scope.server.ts';
import { loadContext, type Preview } from '#app/load-context.ts';
import { statusOfFailure } from '../errors.ts';
import { pageMethods } from './page-methods.ts';

type Rendering = {
  request: Request;
  viewer: Viewer;
  csrfToken: string | null;
  requestId: string;
  clientAddress: string;
  preview?: Preview | null;
};

export type RenderedPage = { response: Response; notes: CacheNotes };
export type RenderPage = (rendering: Rendering) => Promise<RenderedPage>;

/** Hands a request to React Router with the site's load context, and brings back what the loaders noted. */
export function pageRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode?: string): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async ({ request, preview = null, ...rest }) => {
    const notes = new CacheNotes();
    const context = new RouterContextProvider();
    const { pathname } = new URL(request.url);
    const locale = localeOfPath(pathname);
    context.set(loadContext, { ...rest, locale, notes, preview, now: preview?.now ?? Temporal.Now.instant() });
    const response = await runInLocale(locale, () => handle(request, context));
    takeNotesFromHeaders(response.headers, notes);
    if (response.status === 405 && !response.headers.has('Allow')) {
      const { routes } = typeof build === 'function' ? await build() : build;
      response.headers.set('Allow', pageMethods(routes, pathname).join(', '));
    }
    return { response, notes };
  };
}

/** Renders a page or a file, and tells the log what went wrong: the visitor only hears that something did. */
export function loggedRenderer(render: RenderPage, logger: Logger): RenderPage {
  return async (rendering) => {
    const rendered = await render(rendering);
    const { failure } = rendered.notes;
    if (failure !== null && statusOfFailure(failure) >= 500)
      logger.error({ id: rendering.requestId, err: failure }, 'rendering failed');
    return rendered;
  };
}

/** The same notes as response headers, for routes that answer with a Response of their own. */
function takeNotesFromHeaders(headers: Headers, notes: CacheNotes): void {
  notes.tag(...(headers.get('x-foyer-tags') ?? '').split(/[\s,]+/).filter(Boolean));
  const expiresAt = Date.parse(headers.get('x-foyer-expires-at') ?? '');
  if (!Number.isNaN(expiresAt)) notes.expireAt({ epochMilliseconds: expiresAt });
  headers.delete('x-foyer-tags');
  headers.delete('x-foyer-expires-at');
}
