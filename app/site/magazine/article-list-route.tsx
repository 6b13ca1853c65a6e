import { listUrl } from '#app/cms/collection/entry-url.ts';
import { VenueDay } from '#app/cms/venue-day.ts';
import { article } from '#app/collections/article/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import { feedLinks } from '../feed/feed-links.ts';
import { windowOfPage } from '../list/window-of-page.server.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { loadSection } from '../page/load-section.server.ts';
import { PageModules } from '../page/page-modules.tsx';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/article-list-route.ts';
import { loadArticles } from './article-list.server.ts';
import { readPage } from './article-list-page.ts';
import { MagazineHead } from './magazine-head.tsx';
import { MagazineList } from './magazine-list.tsx';
import { Topics } from './topics.tsx';

/** The magazine: a page of the editors with all articles in it (docs/behaviour/lists.md#magazine). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const title = m.magazine_title();
  const own = listUrl(article, load.locale);
  const [page, list] = await Promise.all([
    loadSection({ context: load, url, address: (each) => listUrl(article, each), title }),
    loadArticles({ url: own, page: readPage(url.searchParams) }, load),
  ]);
  const links = feedLinks({ origin: siteOrigin(), url: own, title: page.title ?? title });
  return { ...page, head: [...windowOfPage(page.head, { ...list, query: url.searchParams }), ...links], list };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Magazine({ loaderData }: Route.ComponentProps) {
  const { locale, breadcrumbs, title, today, list } = loaderData;
  return (
    <VenueDay value={today}>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      <MagazineHead title={title ?? m.magazine_title()} list={list} />
      <MagazineList list={list} opensLarge />
      <Topics topics={list.topics} all={list.allTopics} />
      <PageModules page={loaderData} />
    </VenueDay>
  );
}
