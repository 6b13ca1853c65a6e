import { entryAddresses } from '#app/cms/collection/listing/addresses.server.ts';
import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { referencesOf } from '#app/cms/compile.ts';
import type { ViewNode } from '#app/cms/node.ts';
import type { Address, MediaRecord, Typesetting } from '#app/cms/resolve.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { type Definitions, viewNodes } from '#app/cms/view/view-nodes.ts';
import { collections } from '#app/collections/registry.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { PageFields } from '../page-document.ts';
import { aroundOf } from './navigation.ts';
import { type PublishedPage, publishedPage } from './queries.server.ts';
import { pageTag, type SiteIndex, siteIndex, siteIndexTag, urlsOf } from './site-index.server.ts';

/** Everything a visitor's page shows, in one language at one moment. */
export type PageView = ReturnType<typeof aroundOf> & {
  page: PageFields;
  nodes: ViewNode[];
  media: MediaRecord[];
  alternates: Localized<string>;
  published_at: string;
  /** The page is the same until then; null when nothing on it is scheduled. */
  nextChange: Temporal.Instant | null;
  tags: string[];
};

type Request = {
  locale: Locale;
  now: Temporal.Instant;
  definitions: Definitions;
  /** For people who read; without it, words are as they were written. */
  typeset?: Typesetting | undefined;
};

/** The page at a path as visitors see it, or null when there is none for them. */
export async function pageView({ path, ...request }: Request & { path: string }): Promise<PageView | null> {
  const published = await publishedPage({ path, locale: request.locale });
  return published ? viewOfVersion(published, request) : null;
}

/** Renders a published or older version; links and menus are those of today. */
export async function viewOfVersion(
  published: PublishedPage,
  { locale, now, definitions, typeset }: Request,
): Promise<PageView> {
  const index = await siteIndex();
  const { page, nodes, media } = published.doc;
  const references = referencesOf(nodes, locale, definitions);
  const entries = await entryAddresses(references, { locale, collections });
  const context = resolveContext({
    locale,
    media,
    addresses: { ...publicAddresses(index, locale), ...entries },
    typeset,
  });
  const tree = viewNodes(nodes, { definitions, context, now });
  const shown = [...references, ...media.map(({ id }) => ({ type: 'media', id }))];
  const tags = [pageTag(published.id), siteIndexTag, 'settings', ...shown.map(({ type, id }) => entryTag(type, id))];
  return {
    page: typeset ? { ...page, title: typeset(page.title), headline: typeset(page.headline) } : page,
    nodes: tree.nodes,
    media,
    alternates: urlsOf(index.pages.get(published.id)),
    ...aroundOf(index, published.id, locale),
    published_at: published.published_at,
    nextChange: tree.nextChange,
    tags: [...new Set(tags)],
  };
}

/** Where references to pages lead for visitors of one language; what is missing here is not a link for them. */
export function publicAddresses(index: SiteIndex, locale: Locale): Record<string, Address> {
  const known = addressesOf.get(index) ?? {};
  addressesOf.set(index, known);
  known[locale] ??= Object.fromEntries(
    [...index.pages.values()].flatMap(({ id, byLocale }) => {
      const text = byLocale[locale];
      return text ? [[`page:${id}`, { href: text.url, title: text.title, online: true }] as const] : [];
    }),
  );
  return known[locale];
}

/** Worked out once for each index, not for each rendering. */
const addressesOf = new WeakMap<SiteIndex, Localized<Record<string, Address>>>();
