import type { EntryView } from '#app/cms/collection/entry.ts';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import { article } from '#app/collections/article/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LoadContext } from '#app/load-context.ts';
import { detailPage } from '../detail/frame/detail-page.server.ts';
import { sectionCrumb } from '../detail/frame/section-crumb.server.ts';
import { feedLinks } from '../feed/feed-links.ts';
import { windowOfPage } from '../list/window-of-page.server.ts';
import { siteOrigin } from '../site-origin.server.ts';
import { loadArticles } from './article-list.server.ts';
import { readPage } from './article-list-page.ts';

type Term = Omit<EntryView, 'fields'> & { url: string };
type ListPage = {
  term: Term;
  title: string;
  summary: string;
  filters: { category?: number[]; tag?: number[] };
  query: URLSearchParams;
};

/** The page of a category or a topic: its articles, and the feeds of exactly these. A page beyond the last is missing. */
export async function listPage({ term, title, summary, filters, query }: ListPage, load: LoadContext) {
  const { locale } = load;
  const list = await loadArticles({ url: term.url, filters, page: readPage(query) }, load);
  const section = await sectionCrumb(listUrl(article, locale), m.magazine_title(), locale);
  const around = {
    fields: { meta_title: '', meta_description: '' },
    summary,
    theme: 'cc01' as const,
    section,
    graph: (origin: string) => ({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': `${origin}${term.url}#collection`,
      name: title,
      inLanguage: locale,
      isPartOf: { '@id': `${origin}/#website` },
    }),
  };
  const page = await detailPage({ ...term, draft: null }, around, load);
  const links = feedLinks({ origin: siteOrigin(), url: term.url, title: `${section.title}: ${title}` });
  // An empty list is for who follows a link of the programme, not for who searches.
  const robots = list.count === 0 ? [{ name: 'robots', content: 'noindex' }] : [];
  return {
    ...page,
    head: [...windowOfPage(page.head, { ...list, query }), ...links, ...robots],
    title,
    lead: summary,
    list,
  };
}
