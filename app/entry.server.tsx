import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  type StaticHandlerContext,
} from 'react-router';
import { type LoadContext, loadContextOf } from '#app/load-context.ts';
import siteConfig from '#site-config';
import { contentPolicy } from './cache/content-policy.ts';
import { hashMarkedScripts, hashSource } from './cache/inline-hashes.ts';
import { renderAtOnce } from './render-at-once.server.tsx';
import { dismissedScript } from './site/alert/dismissal.ts';
import { askingScript } from './site/consent/consent-state.ts';
import { tagManagerSources } from './site/consent/tag-manager-sources.ts';
import { buildHeader } from './site/hydration/page-data.ts';
import { buildName, errorStyles, hydrateFile, personMenuStyles } from './site/page/files-ahead.server.ts';
import { orderLoading } from './site/page/loading-order.ts';
import { joined, type PageParts, partsOf } from './site/page/page-parts.ts';
import { withPictureAhead } from './site/page/picture-ahead.ts';
import { withStylesInside } from './site/page/styles-inside.server.ts';
import { shopSources } from './site/shop-entry.ts';
import { siteOrigin } from './site/site-origin.server.ts';
import { forAnotherHost, isForAnotherHost } from './site/webshop/for-another-host.ts';

/** Our scripts with text of their own that React does not write: the same on every page that has them, so one hash each holds. */
const constantScripts = [dismissedScript, askingScript].map(hashSource);

/** A rendering that takes longer than this has lost something it waits for. */
export const streamTimeout = 5_000;

/** Renders the whole page before a byte leaves: its inline scripts are hashed for the policy, and it may be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(12).toString('base64url');
  const load = loadContextOf(context);
  const reader = load.viewer.kind === 'visitor' ? 'visitor' : 'team';
  const isWaiting = !import.meta.env.DEV && status === 200 && mayWait(entryContext, load);
  const { html: rendered, ...hydration } = await render(entryContext, { url: request.url, nonce, reader, isWaiting });
  if (isForAnotherHost(new URL(request.url).pathname)) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(forAnotherHost(rendered, siteOrigin()), { status, headers });
  }
  const lateStyles = stylesOnDemand(entryContext, reader);
  const { page, scripts, styles } = finished(rendered, { nonce, reader, lateStyles, ...hydration });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const venue = {
    ...(siteConfig.design.cookies.tagManagerId ? tagManagerSources : {}),
    ...shopSources(new URL(request.url).pathname),
  };
  const policy = contentPolicy({
    scripts: [...scripts, ...constantScripts],
    styles,
    venue,
    isDevelopment: import.meta.env.DEV,
  });
  headers.set('Content-Security-Policy', policy);
  return new Response(joined(page), { status, headers });
}

/** Says of which build the data is: a page that has waited across an update has other scripts (app/site/hydration). */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.set(buildHeader, buildName());
  return response;
};

type Finishing = Omit<Rendering, 'url'> & { lateStyles: string };
type Finished = { page: PageParts; scripts: string[]; styles: string[] };

/** The page as it is sent, and the hashes of its own scripts and styles for the policy. */
function finished(html: string, { nonce, reader, isWaiting, lateStyles }: Finishing): Finished {
  const { head: inHead, ...rest } = partsOf(html);
  const parts = { head: inHead + lateStyles, ...rest };
  const hasTagManager = siteConfig.design.cookies.tagManagerId !== null;
  const hydration =
    reader === 'visitor' ? { hydrate: hydrateFile(), isWaiting, build: buildName(), hasTagManager } : null;
  const ordered = import.meta.env.DEV ? parts : orderLoading(parts, hydration);
  const hashed = (part: string) => hashMarkedScripts(part, nonce);
  const [head, body, tail] = [hashed(ordered.head), hashed(ordered.body), hashed(ordered.tail)];
  const page = { head: head.html, body: body.html, tail: tail.html };
  const scripts = [...new Set([head, body, tail].flatMap(({ sources }) => sources))];
  if (import.meta.env.DEV || reader === 'team') return { page, scripts, styles: [] };
  const { page: styled, sources: styles } = withStylesInside(withPictureAhead(page));
  return { page: styled, scripts, styles };
}

/** Remembers what went wrong for the server, which answers 503 when it was the database. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const load = loadContextOf(context);
  load.notes.failure = isRouteErrorResponse(error) ? new Error(error.statusText, { cause: error.data }) : error;
};

/**
 * Whether the page may come alive only when it is wanted (decision 70): one that is kept and the same for everybody, so
 * that its data can be asked for later. What is for one person, a preview or a failure brings its data along.
 */
function mayWait({ staticHandlerContext: handled }: EntryContext, load: LoadContext): boolean {
  const isForAll = load.viewer.kind === 'visitor' && load.csrfToken === null && load.preview === null;
  return isForAll && isSitePage(handled) && load.notes.tags.size > 0 && !handled.errors && !handled.actionData;
}

/** Whether the header of the site stands above it. */
function isSitePage({ matches }: StaticHandlerContext): boolean {
  return matches.some(({ route }) => route.id === 'site/shell/default-layout');
}

/** Links to the styles of what this page shows of the parts that are loaded on demand; most pages of visitors show none. */
function stylesOnDemand({ staticHandlerContext: handled }: EntryContext, reader: Rendering['reader']): string {
  const hasFailed = handled.errors?.root !== undefined;
  const hasMenu = reader === 'team' && (hasFailed || isSitePage(handled));
  return (hasFailed ? errorStyles() : '') + (hasMenu ? personMenuStyles() : '');
}

type Rendering = { url: string; nonce: string; reader: 'visitor' | 'team'; isWaiting: boolean };
type Rendered = { html: string; isWaiting: boolean };

/** What the team sees waits for parts that come on demand, and so does the first page of a process that shows one. */
async function render(context: EntryContext, { reader, isWaiting, ...rendering }: Rendering): Promise<Rendered> {
  const atOnce = () => (reader === 'visitor' ? renderAtOnce(context, { ...rendering, hasData: !isWaiting }) : null);
  const first = atOnce();
  if (first !== null) return { html: first, isWaiting };
  const streamed = await renderAsStream(<ServerRouter context={context} {...rendering} />, rendering.nonce);
  const second = isWaiting ? atOnce() : null;
  return second !== null ? { html: second, isWaiting } : { html: streamed, isWaiting: false };
}

function renderAsStream(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      nonce,
      // One piece: nothing may arrive in a later, script-driven part.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
      onError: reject,
    };
    const { pipe, abort } = renderToPipeableStream(page, options);
    setTimeout(abort, streamTimeout).unref();
  });
}

function collector(done: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer | string, _encoding, next) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'));
      next();
    },
  });
}
