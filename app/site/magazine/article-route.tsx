import { loadContextOf } from '#app/load-context.ts';
import type { Route } from './+types/article-route.ts';
import { loadArticle } from './article.server.ts';
import { ArticleView } from './article-view.tsx';

/** One article of the magazine. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  return loadArticle({ ...params, query: new URL(request.url).searchParams }, loadContextOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticleView article={loaderData} />;
}
