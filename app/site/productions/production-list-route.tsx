import { listUrl } from '#app/cms/collection/entry-url.ts';
import { VenueDay } from '#app/cms/venue-day.ts';
import { production } from '#app/collections/production/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import { windowOfPage } from '../list/window-of-page.server.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { loadSection } from '../page/load-section.server.ts';
import { PageModules } from '../page/page-modules.tsx';
import { PageTitle } from '../page/page-title.tsx';
import type { Route } from './+types/production-list-route.ts';
import { loadProductions } from './production-list.server.ts';
import { readProductionQuery } from './production-query.ts';
import { Productions } from './productions.tsx';

/** What is on and what is coming: a page of the editors with the list of productions in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const title = m.detail_productions();
  const [page, list] = await Promise.all([
    loadSection({ context: load, url, address: (each) => listUrl(production, each), title }),
    loadProductions(readProductionQuery(url.searchParams), load),
  ]);
  const here = { page: list.state.page, pages: list.pages, locale: load.locale, query: url.searchParams };
  return { ...page, head: windowOfPage(page.head, here), list };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProductionsPage({ loaderData }: Route.ComponentProps) {
  const { locale, breadcrumbs, title, today, list } = loaderData;
  return (
    <VenueDay value={today}>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      {title && <PageTitle text={title} />}
      <Productions list={list} />
      <PageModules page={loaderData} />
    </VenueDay>
  );
}
