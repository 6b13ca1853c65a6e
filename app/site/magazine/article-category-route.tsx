import { articleCategory } from '#app/collections/article-category/schema.ts';
import { loadContextOf } from '#app/load-context.ts';
import { foundEntry } from '../detail/frame/found-entry.server.ts';
import type { Route } from './+types/article-category-route.ts';
import { listPage } from './list-page.server.ts';
import { ListPage } from './list-page.tsx';

/** One category of the magazine. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const category = await foundEntry(articleCategory, params, load);
  const { title, number, fields } = category;
  const filters = { category: [number] };
  return listPage({ term: category, title, summary: fields.lead, filters, query: url.searchParams }, load);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ListPage page={loaderData} />;
}
