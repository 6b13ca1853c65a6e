import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { publishedPageById } from '#app/collections/page/public/queries.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { runImageTask } from '#app/media/image-process.server.ts';
import { withTemporaryFile } from '#app/media/inspect.server.ts';
import { keptOrMade } from '#app/media/kept-files.server.ts';
import { requireMediaStorage } from '#app/media/storage.server.ts';
import { cardShapes } from '#app/urls.ts';
import siteConfig from '#site-config';
import { entryShareCard } from './entry-card.server.ts';
import { type cardHeights, renderShareCard, type ShareCard } from './render.server.ts';

const cardFile = new RegExp(`^(.{36})\\.(\\w\\w)(?:\\.(${cardShapes.join('|')}))?\\.png$`);

/** `/media/og/{id}.{lang}.png`: the card of a published page or entry, rendered once per title, date, theme and shape. */
export const shareCardRoutes = new Hono();

shareCardRoutes.get('/media/og/:file', async (context) => {
  const [, id, locale, named] = cardFile.exec(context.req.param('file')) ?? [];
  const card =
    isUuid(id) && isLocale(locale)
      ? ((await pageCard({ id, locale })) ?? (await entryShareCard({ id, locale })))
      : null;
  if (!card) return context.text('404 Not Found', 404);
  const png = await picture(card, cardShapes.find((shape) => shape === named) ?? 'wide');
  return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' } });
});

async function pageCard({ id, locale }: { id: string; locale: Locale }): Promise<ShareCard | null> {
  const page = await publishedPageById({ id, locale });
  if (!page) return null;
  const { title, og_title, page_class } = page.doc.page;
  return { title: og_title || title, site: siteConfig.name[page.locale], note: '', theme: page_class };
}

async function picture(card: ShareCard, shape: keyof typeof cardHeights): Promise<Uint8Array<ArrayBuffer>> {
  const key = `cards/${createHash('sha256')
    .update(JSON.stringify([card, shape]))
    .digest('hex')
    .slice(0, 32)}.png`;
  const kept = await keptOrMade(key, async () => rasterised(await renderShareCard(card, shape)));
  if (kept && 'content' in kept) return kept.content;
  return new Uint8Array(await requireMediaStorage().getBytes(key));
}

async function rasterised(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return withTemporaryFile(new TextEncoder().encode(svg), async (path, folder) => {
    const target = join(folder, 'card.png');
    const result = await runImageTask({ task: 'own-drawing', path, target });
    if (!result.ok) throw new Error(`The share card could not be rendered: ${result.reason}`);
    return new Uint8Array(await readFile(target));
  });
}
