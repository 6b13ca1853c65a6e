import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { visitor } from '#app/auth/viewer.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { openDatabase } from '#app/db/client.server.ts';
import { runInLocale } from '#app/i18n/locale-scope.server.ts';
import { loadContext, loadContextOf } from '#app/load-context.ts';
import { loadPage, type PageData } from '#app/site/page/load-page.server.ts';
import { orderLoading } from '#app/site/page/loading-order.ts';
import { joined, partsOf } from '#app/site/page/page-parts.ts';
import PageRoute from '#app/site/page/page-route.tsx';
import SiteLayout from '#app/site/shell/default-layout.tsx';
import { loadShell } from '#app/site/shell/shell-data.server.ts';

/**
 * React alone: the German home page from header to footer, rendered by the same React modules from what the loaders brought
 * once. No framework around it, no head, no hydration data, no hashes, no packing, no cache, no HTTP. Whoever started it
 * says how often to render and is told the processor's milliseconds of one rendering.
 */
const [database = '', address = ''] = process.argv.slice(2);
const locale = 'de';

openDatabase(database);

// Proof: of the properties that the framework's types name, the page reads its loader's data only.
const Page = PageRoute as unknown as ComponentType<{ loaderData: PageData }>;

async function readTree() {
  const context = new RouterContextProvider();
  const [now, notes] = [Temporal.Now.instant(), new CacheNotes()];
  const asked = {
    viewer: visitor,
    csrfToken: null,
    preview: null,
    now,
    locale,
    requestId: '',
    clientAddress: '',
    notes,
  } as const;
  context.set(loadContext, asked);
  const origin = new URL(address).origin;
  const request = { ...loadContextOf(context), path: '', query: new URLSearchParams(), origin };
  const [shell, page] = await Promise.all([loadShell(context), loadPage(request)]);
  if (!page) throw new Error('The home page is offline.');
  const content = <Page loaderData={page} />;
  const routes = [{ id: 'root', element: <SiteLayout />, children: [{ id: 'page', path: locale, element: content }] }];
  const hydrationData = { loaderData: { root: shell, page } };
  return createMemoryRouter(routes, { initialEntries: [`/${locale}`], hydrationData });
}

const router = await runInLocale(locale, readTree);

function render(): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(<RouterProvider router={router} />, {
      // In one piece, as our site does it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(done, fail),
      onError: fail,
    });
  });
}

/** Ids and marks that React makes up for one rendering differ by what is rendered around it. */
function withoutMadeUp(html: string): string {
  return html.replace(/_R_\w*_/g, '_R_').replace(/<!--.*?-->/g, '');
}

const theirs = await (await fetch(address)).text();
const start = theirs.indexOf('>', theirs.indexOf('<body')) + 1;
/** Where the framework's own scripts begin: its memory of where one had scrolled to. */
const end = theirs.indexOf('<script>((storageKey', start);
/** The same words; which picture waits is the site's business and decided after rendering. */
const [own, wanted] = [
  withoutMadeUp(joined(orderLoading(partsOf(await runInLocale(locale, render)), null))),
  withoutMadeUp(theirs.slice(start, end)),
];
if (own !== wanted) throw new Error(`The bare server renders something else:\n${firstDifference(own, wanted)}`);

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${one.slice(from, at + 100)}\n${other.slice(from, at + 100)}`;
}

process.on('message', async (times: number) => {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) await runInLocale(locale, render);
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1000 / times);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
