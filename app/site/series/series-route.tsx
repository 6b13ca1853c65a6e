import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/series-route.ts';
import { loadSeries } from './series-detail.server.ts';
import { SeriesPage } from './series-page.tsx';

/** Events that belong together (docs/behaviour/routes.md#section-pages); the slug may be missing in the address. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadSeries({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Series({ loaderData }: Route.ComponentProps) {
  return <SeriesPage detail={loaderData} />;
}
