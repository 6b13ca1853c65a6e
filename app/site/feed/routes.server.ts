import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import { siteUrls } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { articleCategory } from '#app/collections/article-category/schema.ts';
import { tag } from '#app/collections/tag/schema.ts';
import { entryPage } from '#app/features/entries/entry-page.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { definitions } from '#app/modules/registry.ts';
import type { FeedFormat } from '#app/urls.ts';
import siteConfig from '#site-config';
import { siteOrigin } from '../site-origin.server.ts';
import { atom } from './atom.ts';
import { type Feed, lastChange } from './feed.ts';
import { feedTypes } from './feed-links.ts';
import { jsonFeed } from './json-feed.ts';
import { feedItems } from './magazine-feed.server.ts';
import { rss } from './rss.ts';

const writers: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed };
const formats = Object.keys(writers) as FeedFormat[];

type Way = { locale: Locale; format: FeedFormat };

/**
 * Feeds beside the pages they are made of (docs/behaviour/standards.md#feeds): the magazine, a category, a topic; kept
 * until that changes.
 */
export const feedRoutes = new Hono<NotingEnv>({ strict: false });

for (const locale of locales) {
  for (const format of formats) {
    const way = { locale, format };
    const unchanged = etag({ weak: true });
    feedRoutes.get(siteUrls.magazineFeed(locale, format), unchanged, (context) => magazine(context, way));
    feedRoutes.get(pattern(siteUrls.categoryFeed(locale, 'slug', 'id', format), format), unchanged, (context) =>
      ofTerm(context, way, { definition: articleCategory, facet: 'category', name: (title) => title }),
    );
    feedRoutes.get(pattern(siteUrls.tagFeed(locale, 'slug', 'id', format), format), unchanged, (context) =>
      ofTerm(context, way, {
        definition: tag,
        facet: 'tag',
        name: (name) => m.magazine_topic_title({ name }, { locale }),
      }),
    );
  }
}

/** An address of the house with names of parameters in place of values; the extension belongs to the last. */
function pattern(address: string, format: FeedFormat): string {
  return address.replace(`/id.${format}`, `/:id{[^/]+\\.${format}}`).replace('/slug/', '/:slug/');
}

function magazine(context: Context<NotingEnv>, way: Way): Promise<Response> {
  const { locale } = way;
  const title = m.magazine_title({}, { locale });
  return answer(context, way, { page: siteUrls.magazine(locale), title, description: '', filters: {} });
}

type Term = { definition: typeof articleCategory | typeof tag; facet: string; name(title: string): string };

/** The feed of a category or topic. What its page would answer, it answers too: 301, 404 or 410. */
async function ofTerm(context: Context<NotingEnv>, way: Way, { definition, facet, name }: Term): Promise<Response> {
  const { locale, format } = way;
  const id = (context.req.param('id') ?? '').slice(0, -format.length - 1);
  const slug = context.req.param('slug') ?? null;
  const found = await entryPage(definition as CollectionDefinition, {
    id,
    slug,
    locale,
    now: Temporal.Now.instant(),
    modules: definitions,
  });
  if (found.kind === 'moved') return context.redirect(`${encodeURI(decodeURI(found.url))}.${format}`, 301);
  if (found.kind === 'gone') return context.text('410 Gone', 410);
  if (found.kind === 'missing' || !found.entry.url) return context.text('404 Not Found', 404);
  const { title, url, number, fields, tags } = found.entry;
  context.env?.notes?.tag(...tags);
  const description = String(fields.lead ?? fields.description ?? '');
  const filters = { [facet]: [number] };
  return answer(context, way, { page: url, title: name(title), description, filters });
}

type Described = { page: string; title: string; description: string; filters: Record<string, number[]> };

async function answer(context: Context<NotingEnv>, { locale, format }: Way, described: Described): Promise<Response> {
  const { page, title, description, filters } = described;
  const origin = siteOrigin();
  const feed: Feed = {
    title: `${title} | ${siteConfig.name[locale]}`,
    description: description || m.magazine_feed_description({}, { locale }),
    language: locale,
    page: origin + page,
    self: `${origin}${page}.${format}`,
    items: await feedItems({ locale, filters, origin, notes: context.env?.notes }),
  };
  return context.body(writers[format](feed), 200, {
    'Content-Type': `${feedTypes[format]}; charset=utf-8`,
    'Content-Language': locale,
    'Cache-Control': visitorCacheControl,
    'Last-Modified': new Date(lastChange(feed).epochMilliseconds).toUTCString(),
  });
}
