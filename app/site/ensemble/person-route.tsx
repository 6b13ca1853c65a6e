import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/person-route.ts';
import { loadPerson } from './person-detail.server.ts';
import { PersonPage } from './person-page.tsx';

/** Somebody of the team, the ensemble or a guest (docs/behaviour/routes.md#section-pages). */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadPerson({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Person({ loaderData }: Route.ComponentProps) {
  return <PersonPage detail={loaderData} />;
}
