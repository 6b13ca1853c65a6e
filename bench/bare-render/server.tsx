import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToString } from 'react-dom/server';
import { loadViews, PageContent } from '#app/cms/render.tsx';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { viewNodes } from '#app/cms/view-nodes.ts';
import { publishedPage } from '#app/collections/page/queries.server.ts';
import { siteIndex } from '#app/collections/page/site-index.server.ts';
import { publicAddresses } from '#app/collections/page/view.server.ts';
import { openDatabase } from '#app/db/client.server.ts';
import { runInLocale } from '#app/i18n/locale-scope.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { views } from '#app/modules/views.ts';

/**
 * The least that can draw the German home page from the database: one query, the modules' own views, `node:http`. What
 * stands around the modules is taken as text from the page of our site, so both answers have the same bytes. No
 * framework, no hydration data, no hashes, no packing, no cache.
 */
const [database = '', address = ''] = process.argv.slice(2);
const locale = 'de';

openDatabase(database);
// The views that a browser gets on demand; here drawing waits for nobody.
await loadViews(views);
const addresses = publicAddresses(await siteIndex(), locale);
const theirs = await (await fetch(address)).text();
const start = theirs.indexOf('>', theirs.indexOf('<main')) + 1;
const end = theirs.indexOf('</main>');
const [before, after] = [theirs.slice(0, start), theirs.slice(end)];

async function draw(): Promise<string> {
  const published = await publishedPage({ path: '', locale });
  if (!published) throw new Error('The home page is offline.');
  const { nodes, media } = published.doc;
  const context = resolveContext({ locale, media, addresses });
  const tree = viewNodes(nodes, { definitions, context, now: Temporal.Now.instant() });
  return runInLocale(locale, () => renderToString(<PageContent nodes={tree.nodes} views={views} />));
}

/** Ids that React makes up for one drawing differ by what is drawn around it. */
function withoutMadeUpIds(html: string): string {
  return html.replace(/_R_\w*_/g, '_R_').replace(/<!--.*?-->/g, '');
}

if (withoutMadeUpIds(await draw()) !== withoutMadeUpIds(theirs.slice(start, end)))
  throw new Error('The bare server does not draw what the site draws.');

const server = createServer(async (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(before + (await draw()) + after);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
