import { listUrl } from '#app/cms/collection/entry-url.ts';
import { VenueDay } from '#app/cms/venue-day.ts';
import { person } from '#app/collections/person/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import { windowOfPage } from '../list/window-of-page.server.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { loadSection } from '../page/load-section.server.ts';
import { PageModules } from '../page/page-modules.tsx';
import { PageTitle } from '../page/page-title.tsx';
import type { Route } from './+types/person-list-route.ts';
import { Team } from './team.tsx';
import { loadTeam } from './team-list.server.ts';
import { readTeamQuery } from './team-query.ts';

/** Who works here: a page of the editors with the people of the venue in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const title = m.detail_team();
  const [page, team] = await Promise.all([
    loadSection({ context: load, url, address: (each) => listUrl(person, each), title }),
    loadTeam(readTeamQuery(url.searchParams), load),
  ]);
  const here = { page: team.state.page, pages: team.pages, locale: load.locale, query: url.searchParams };
  return { ...page, head: windowOfPage(page.head, here), team };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { locale, breadcrumbs, title, today, team } = loaderData;
  return (
    <VenueDay value={today}>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      {title && <PageTitle text={title} />}
      <Team team={team} />
      <PageModules page={loaderData} />
    </VenueDay>
  );
}
