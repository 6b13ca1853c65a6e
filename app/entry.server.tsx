import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loadContextOf } from '#app/load-context.ts';
import siteConfig from '#site-config';
import { contentPolicy } from './cache/content-policy.ts';
import { hashMarkedScripts, hashSource } from './cache/inline-hashes.ts';
import { renderAtOnce } from './render-at-once.server.tsx';
import { dismissedScript } from './site/alert/dismissal.ts';
import { askingScript } from './site/consent/consent-state.ts';
import { tagManagerSources } from './site/consent/tag-manager-sources.ts';
import { orderLoading } from './site/page/loading-order.ts';
import { withPictureAhead } from './site/page/picture-ahead.ts';
import { withStylesInside } from './site/page/styles-inside.server.ts';
import { shopSources } from './site/shop-entry.ts';
import { siteOrigin } from './site/site-origin.server.ts';
import { forAnotherHost, isForAnotherHost } from './site/webshop/for-another-host.ts';

/** Our scripts with text of their own that React does not write: the same on every page, so one hash each holds. */
const constantScripts = [dismissedScript, askingScript].map((script) => ({ script, source: hashSource(script) }));

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
  const reader = loadContextOf(context).viewer.kind === 'visitor' ? 'visitor' : 'team';
  const rendered = await render(entryContext, { url: request.url, nonce, reader });
  if (isForAnotherHost(new URL(request.url).pathname)) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(forAnotherHost(rendered, siteOrigin()), { status, headers });
  }
  const isPlain = import.meta.env.DEV || reader === 'team';
  const marked = import.meta.env.DEV ? rendered : orderLoading(rendered, reader);
  const { html: hashed, sources } = hashMarkedScripts(marked, nonce);
  const { html, sources: styles } = isPlain
    ? { html: hashed, sources: [] }
    : withStylesInside(withPictureAhead(hashed));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const venue = {
    ...(siteConfig.design.cookies.tagManagerId ? tagManagerSources : {}),
    ...shopSources(new URL(request.url).pathname),
  };
  const constant = constantScripts.flatMap(({ script, source }) => (html.includes(script) ? [source] : []));
  const policy = contentPolicy({
    scripts: [...sources, ...constant],
    styles,
    venue,
    isDevelopment: import.meta.env.DEV,
  });
  headers.set('Content-Security-Policy', policy);
  return new Response(html, { status, headers });
}

/** Remembers what went wrong for the server, which answers 503 when it was the database. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const load = loadContextOf(context);
  load.notes.failure = isRouteErrorResponse(error) ? new Error(error.statusText, { cause: error.data }) : error;
};

type Rendering = { url: string; nonce: string; reader: 'visitor' | 'team' };

/** What the team sees waits for parts that come on demand. */
async function render(context: EntryContext, { reader, ...rendering }: Rendering): Promise<string> {
  const atOnce = reader === 'visitor' ? renderAtOnce(context, rendering) : null;
  return atOnce ?? renderAsStream(<ServerRouter context={context} {...rendering} />, rendering.nonce);
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
