import { tag } from '#app/collections/tag/schema.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { foundEntry } from '../detail/frame/found-entry.server.ts';
import type { Route } from './+types/tag-route.ts';
import { listPage } from './list-page.server.ts';
import { ListPage } from './list-page.tsx';

/** Everything about one topic. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const load = loadContextOf(context);
  const topic = await foundEntry(tag, params, load);
  const title = m.magazine_topic_title({ name: topic.title });
  const filters = { tag: [topic.number] };
  const { description: summary } = topic.fields;
  return listPage({ term: topic, title, summary, filters, query: url.searchParams }, load);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <ListPage page={loaderData} />;
}
