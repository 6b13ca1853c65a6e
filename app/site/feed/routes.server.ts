import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { NotingEnv } from '#app/cache/cache-notes.ts';
import { visitorCacheControl } from '#app/cache/page-entry.ts';
import type { FeedChannel } from '#app/cms/channels/channels.ts';
import { entryPattern, type FeedFormat, feedUrl, listUrl } from '#app/cms/collection/entry-url.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { allCollections, collections } from '#app/collections/registry.ts';
import { entryPage } from '#app/features/entries/entry-page.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { messageByKey } from '#app/i18n/message-by-key.server.ts';
import { definitions } from '#app/modules/registry.ts';
import siteConfig from '#site-config';
import { siteOrigin } from '../site-origin.server.ts';
import { atom } from './atom.ts';
import { type Feed, lastChange } from './feed.ts';
import { feedItems } from './feed-items.server.ts';
import { feedTypes } from './feed-links.ts';
import { jsonFeed } from './json-feed.ts';
import { rss } from './rss.ts';

const writers: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed };
// Proof: an object written out has the keys of its type.
const formats = Object.keys(writers) as FeedFormat[];

/** A collection with feeds, in one language and format. */
type Way = { definition: CollectionDefinition; feed: FeedChannel; locale: Locale; format: FeedFormat };

/**
 * Feeds beside the pages they are made of (docs/behaviour/standards.md#feeds): the list of a collection, and what it
 * has of a category or topic; kept until that changes.
 */
export const feedRoutes = new Hono<NotingEnv>({ strict: false });

for (const definition of allCollections) {
  const { feed } = definition;
  if (!feed) continue;
  for (const locale of locales)
    for (const format of formats) {
      const way = { definition, feed, locale, format };
      const unchanged = etag({ weak: true });
      feedRoutes.get(feedUrl(listUrl(definition, locale), format), unchanged, (context) => ofList(context, way));
      for (const [facet, terms] of termsInSection(definition)) {
        // The extension belongs to the last part of the address.
        const pattern = `${entryPattern(terms, locale)}{[^/]+\\.${format}}`;
        feedRoutes.get(pattern, unchanged, (context) => ofTerm(context, way, { facet, terms }));
      }
    }
}

/** Facets whose terms have pages in the same section: each of them lists what carries the term. */
function termsInSection({ fields, facets, pages }: CollectionDefinition): [string, CollectionDefinition][] {
  return Object.entries(facets).flatMap(([facet, field]): [string, CollectionDefinition][] => {
    const terms = collections[fields[field]?.options.target ?? ''];
    return terms?.pages && terms.pages.section === pages?.section ? [[facet, terms]] : [];
  });
}

function ofList(context: Context<NotingEnv>, way: Way): Promise<Response> {
  const { definition, feed, locale } = way;
  const title = messageByKey(feed.title, locale);
  return answer(context, way, { page: listUrl(definition, locale), title, description: '', filters: {} });
}

type Term = { facet: string; terms: CollectionDefinition };

/** The feed of a category or topic. What its page would answer, it answers too: 301, 404 or 410. */
async function ofTerm(context: Context<NotingEnv>, way: Way, { facet, terms }: Term): Promise<Response> {
  const { feed, locale, format } = way;
  const id = (context.req.param('id') ?? '').slice(0, -format.length - 1);
  const slug = context.req.param('slug') ?? null;
  const found = await entryPage(terms, { id, slug, locale, now: Temporal.Now.instant(), modules: definitions });
  if (found.kind === 'moved') return context.redirect(feedUrl(encodeURI(decodeURI(found.url)), format), 301);
  if (found.kind === 'gone') return context.text('410 Gone', 410);
  if (found.kind === 'missing' || !found.entry.url) return context.text('404 Not Found', 404);
  const { title: name, url, number, fields, tags } = found.entry;
  context.env?.notes?.tag(...tags);
  const key = feed.termTitles?.[facet];
  const title = key ? messageByKey(key, locale, { name }) : name;
  const description = String(fields.lead ?? fields.description ?? '');
  return answer(context, way, { page: url, title, description, filters: { [facet]: [number] } });
}

type Described = { page: string; title: string; description: string; filters: Record<string, number[]> };

async function answer(context: Context<NotingEnv>, way: Way, described: Described): Promise<Response> {
  const { definition, feed: channel, locale, format } = way;
  const { page, title, description, filters } = described;
  const origin = siteOrigin();
  const feed: Feed = {
    title: `${title} | ${siteConfig.name[locale]}`,
    description: description || (channel.about ? messageByKey(channel.about, locale) : ''),
    language: locale,
    page: origin + page,
    self: origin + feedUrl(page, format),
    items: await feedItems(definition, channel, { locale, filters, origin, notes: context.env?.notes }),
  };
  return context.body(writers[format](feed), 200, {
    'Content-Type': `${feedTypes[format]}; charset=utf-8`,
    'Content-Language': locale,
    'Cache-Control': visitorCacheControl,
    'Last-Modified': new Date(lastChange(feed).epochMilliseconds).toUTCString(),
  });
}
