import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/shared-section-route.ts';
import { loadSharedSection } from './shared-section-detail.server.ts';
import { SharedSectionPage } from './shared-section-page.tsx';

/** Where the team edits a part that other pages show (docs/behaviour/routes.md#section-pages); 404 for visitors. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadSharedSection({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function SharedSection({ loaderData }: Route.ComponentProps) {
  return <SharedSectionPage detail={loaderData} />;
}
