import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/production-route.ts';
import { loadProduction } from './production-detail.server.ts';
import { ProductionPage } from './production-page.tsx';

/** What is shown or played for a while, with its dates (docs/behaviour/routes.md#section-pages). */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadProduction({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Production({ loaderData }: Route.ComponentProps) {
  return <ProductionPage detail={loaderData} />;
}
