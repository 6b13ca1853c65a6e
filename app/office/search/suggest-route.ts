import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/suggest-route.ts';
import { suggestAnything } from './suggest-anything.server.ts';

/** What the field in the bar of the office offers while somebody types. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, locale } = requireEditor(args);
  return { suggestions: await suggestAnything({ words: args.url.searchParams.get('q') ?? '', viewer, locale }) };
}
