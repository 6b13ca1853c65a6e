import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/event-route.ts';
import { loadEvent } from './event-detail.server.ts';
import { EventPage } from './event-page.tsx';

/** One date of the programme (docs/behaviour/routes.md#section-pages). What is over stays reachable and says so. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadEvent({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Event({ loaderData }: Route.ComponentProps) {
  return <EventPage detail={loaderData} />;
}
