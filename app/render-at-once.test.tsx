import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';
import { expect, test } from 'vitest';
import { renderAtOnce } from './render-at-once.server.tsx';

const nonce = 'mark';

type Rendered = { atOnce: string | null; withoutData: string | null; streamed: string };

/** Renders `/de/press` of a small site both ways. */
async function rendered(Page: () => ReactNode, data: unknown = null): Promise<Rendered> {
  const found: Partial<Rendered> = {};
  const both = async (request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    const [forStream, forUs] = context.serverHandoffStream?.tee() ?? [];
    const rendering = { url: request.url, nonce };
    found.atOnce = renderAtOnce(accountOf(context, forUs), { ...rendering, hasData: true });
    found.withoutData = renderAtOnce(accountOf(context, undefined), { ...rendering, hasData: false });
    found.streamed = await streamed(<ServerRouter context={accountOf(context, forStream)} {...rendering} />);
    return new Response('');
  };
  const site = siteWith({ Page, data, both });
  await createRequestHandler(site, 'production')(new Request('http://museum.example/de/press'));
  // Proof: the handler above was called, or the expectations below would tell.
  return found as Rendered;
}

function accountOf(context: EntryContext, serverHandoffStream: EntryContext['serverHandoffStream']): EntryContext {
  const handled = { ...context.staticHandlerContext };
  return {
    ...context,
    staticHandlerContext: handled,
    renderMeta: {},
    ...(serverHandoffStream ? { serverHandoffStream } : {}),
  };
}

function streamed(page: ReactNode): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(done, fail),
      onError: fail,
    });
  });
}

function Root() {
  return (
    <html lang="de">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

const ids = { root: 'root', list: 'list', press: 'press', other: 'other' };
const paths: Record<string, string> = { list: ':lang', press: 'press', other: ':lang/other' };

// biome-ignore lint/suspicious/noExplicitAny: the account of a build has dozens of parts that rendering does not ask for
function siteWith({ Page, data, both }: { Page: () => ReactNode; data: unknown; both: any }): ServerBuild {
  const modules: Record<string, object> = {
    root: { default: Root, links: () => [{ rel: 'icon', href: '/icon.svg' }] },
    list: { default: Outlet },
    press: { default: Page, loader: () => data, meta: () => [{ title: 'Presse & mehr' }] },
    other: { default: () => null },
  };
  const parent: Record<string, string | undefined> = { list: 'root', press: 'list', other: 'root' };
  const routes = Object.fromEntries(
    Object.keys(ids).map((id) => [id, { id, parentId: parent[id], path: paths[id] ?? '', module: modules[id] }]),
  );
  const files = Object.fromEntries(
    Object.keys(ids).map((id) => [
      id,
      {
        id,
        parentId: parent[id],
        path: paths[id],
        module: `/${id}.js`,
        imports: ['/visitor.js'],
        hasLoader: id === 'press',
      },
    ]),
  );
  const assets = { entry: { module: '/entry.js', imports: [] }, routes: files, url: '/manifest.js', version: '1' };
  const build = { entry: { module: { default: both } }, routes, assets, ssr: true, future: {}, basename: '/' };
  return { ...build, routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' } } as unknown as ServerBuild;
}

const facts = { title: 'Presse </script><script>', list: [1, 2.5, null, 'ä\u2028ö & <b>'], nothing: undefined };

function Press() {
  const { title, list } = useLoaderData<typeof facts>();
  return (
    <main>
      Drei Wörter: {title} {list.length} <input defaultValue="a" /> {'<&>'}
    </main>
  );
}

test('a page rendered at once is the one a stream would have brought, byte for byte', async () => {
  const { atOnce, streamed } = await rendered(Press, facts);
  expect(streamed).toContain('__reactRouterContext.streamController.enqueue(');
  expect(atOnce).toBe(streamed);
});

test('a page that comes alive later says the same and brings no data', async () => {
  const { atOnce, withoutData } = await rendered(Press, facts);
  expect(atOnce).toMatch(/<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue/);
  const own = /<!--\$--><script nonce="mark">window\.__reactRouterContext\.streamController[\s\S]*<!--\/\$-->/;
  expect(withoutData).toBe(atOnce?.replace(own, ''));
});

const part = Promise.resolve('später');

function Waiting() {
  return <main>{use(part)}</main>;
}

test('a page with a part that must be waited for is left to the stream', async () => {
  const { atOnce, streamed } = await rendered(Waiting);
  expect(streamed).toContain('<main>später</main>');
  expect(atOnce).toBe(null);
});
