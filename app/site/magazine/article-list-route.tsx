import { data } from 'react-router';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import { VenueDay } from '#app/cms/venue-day.ts';
import { article } from '#app/collections/article/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import { feedLinks } from '../feed/feed-links.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { loadSection } from '../page/load-section.server.ts';
import { PageModules } from '../page/page-modules.tsx';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/article-list-route.ts';
import { MagazineHead } from './magazine-head.tsx';
import { loadShelf } from './shelf.server.ts';
import { readPage } from './shelf-page.ts';
import { ShelfView } from './shelf-view.tsx';
import { Topics } from './topics.tsx';

/** The magazine: a page of the editors with all articles in it (docs/behaviour/lists.md#magazine). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const title = m.magazine_title();
  const own = listUrl(article, load.locale);
  const [page, shelf] = await Promise.all([
    loadSection({ context: load, url, address: (each) => listUrl(article, each), title }),
    loadShelf({ url: own, page: readPage(url.searchParams) }, load),
  ]);
  if (shelf.page > shelf.pages) throw data(null, { status: 404 });
  const links = feedLinks({ origin: siteOrigin(), url: own, title: page.title ?? title });
  return { ...page, head: [...page.head, ...links], shelf };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Magazine({ loaderData }: Route.ComponentProps) {
  const { locale, breadcrumbs, title, today, shelf } = loaderData;
  return (
    <VenueDay value={today}>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      <MagazineHead title={title ?? m.magazine_title()} shelf={shelf} />
      <ShelfView shelf={shelf} opensLarge />
      <Topics topics={shelf.topics} all={shelf.allTopics} />
      <PageModules page={loaderData} />
    </VenueDay>
  );
}
