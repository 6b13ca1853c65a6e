import { data, redirect } from 'react-router';
import { VenueDay } from '#app/cms/venue-day.ts';
import { sectionInLanguage } from '#app/features/addresses/section-pages.ts';
import { OpeningPanelContext } from '#app/features/opening-hours/panel-context.ts';
import { firstUrls } from '#app/first-urls.ts';
import { loadContextOf } from '#app/load-context.ts';
import siteConfig from '#site-config';
import { siteOrigin } from '../site-origin.server.ts';
import type { Route } from './+types/page-route.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { LinkRows } from './link-rows.tsx';
import { loadPage } from './load-page.server.ts';
import { PageModules } from './page-modules.tsx';
import { PageTitle } from './page-title.tsx';

/** Any page made of modules. Missing and offline are the same for visitors: 404. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const found = await loadPage({
    ...loadContextOf(context),
    path: (params['*'] ?? '').replace(/\/$/, ''),
    query: new URL(request.url).searchParams,
    origin: siteOrigin(),
  });
  if (!found) throw elsewhere(new URL(request.url).pathname) ?? data(null, { status: 404 });
  return found;
}

/** A section under the name it has in the other language: there it is found. */
function elsewhere(pathname: string): Response | null {
  const url = sectionInLanguage(siteConfig.sections, pathname.replace(/\.data$/, ''));
  return url ? redirect(url, 301) : null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Page({ loaderData }: Route.ComponentProps) {
  const { title, breadcrumbs, linkRows, locale, today, hours } = loaderData;
  return (
    <VenueDay value={today}>
      <Breadcrumb home={firstUrls.home(locale)} crumbs={breadcrumbs} />
      <LinkRows rows={linkRows} here={breadcrumbs.at(-1)?.url} />
      {title && <PageTitle text={title} />}
      <OpeningPanelContext value={hours}>
        <PageModules page={loaderData} />
      </OpeningPanelContext>
    </VenueDay>
  );
}
