import { redirect } from 'react-router';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import { VenueDay } from '#app/cms/venue-day.ts';
import { readEventQuery } from '#app/collections/event/query.ts';
import { event } from '#app/collections/event/schema.ts';
import { listAddress } from '#app/features/programme/list-address.ts';
import { SeasonRope } from '#app/features/programme/season/season-rope.tsx';
import { mondayOf } from '#app/features/programme/season/season-weeks.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { calendarLink } from '#app/site/feed/feed-links.ts';
import { windowOfPage } from '#app/site/list/window-of-page.server.ts';
import { Breadcrumb } from '#app/site/page/breadcrumb.tsx';
import { loadSection } from '#app/site/page/load-section.server.ts';
import { PageModules } from '#app/site/page/page-modules.tsx';
import { PageTitle } from '#app/site/page/page-title.tsx';
import { siteOrigin } from '#app/site/site-origin.server.ts';
import { urls } from '#app/urls.ts';
import { loadOverview, type Overview } from '../overview.server.ts';
import { Programme } from '../programme.tsx';
import type { Route } from './+types/event-list-route.ts';

/** The programme: a page of the editors with the list of all dates in it (docs/behaviour/lists.md#programme). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const query = readEventQuery(url.searchParams);
  if (query.overlay) throw redirect(withoutOverlay(url), 302);
  const title = m.programme_title();
  const [page, overview] = await Promise.all([
    loadSection({ context: load, url, address: (each) => listUrl(event, each), title }),
    loadOverview(query, load),
  ]);
  const head = windowOfPage(page.head, { ...overview, query: url.searchParams });
  const calendar = calendarLink({ origin: siteOrigin(), url: overview.url, title: page.title ?? title });
  return { ...page, head: [...head, calendar], overview };
}

/** The overlay is a state of other pages; here the list is the page. */
function withoutOverlay({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('overlay');
  return pathname.replace(/\.data$/, '') + (query.size > 0 ? `?${query}` : '');
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { locale, breadcrumbs, title, today, overview } = loaderData;
  return (
    <VenueDay value={today}>
      <Breadcrumb home={urls.home(locale)} crumbs={breadcrumbs} />
      <PageTitle text={title ?? m.programme_title()} />
      {overview.count > 0 && <Season overview={overview} />}
      <Programme overview={overview} />
      <PageModules page={loaderData} />
    </VenueDay>
  );
}

function Season({ overview }: { overview: Overview }) {
  const { season, today, locale, state, date } = overview;
  return (
    <SeasonRope
      weeks={season}
      today={today}
      locale={locale}
      chosen={state.date ? mondayOf(date) : null}
      hrefAt={(day) => listAddress(overview, { date: day })}
    />
  );
}
