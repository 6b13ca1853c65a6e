import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/venue-route.ts';
import { loadVenue } from './venue-detail.server.ts';
import { VenuePage } from './venue-page.tsx';

/** A venue with its address and rooms (docs/behaviour/routes.md#section-pages). */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadVenue({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Venue({ loaderData }: Route.ComponentProps) {
  return <VenuePage detail={loaderData} />;
}
