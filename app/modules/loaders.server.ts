import { jsonSize, KeptByTags } from '#app/cache/kept-by-tags.ts';
import type { ViewNode } from '#app/cms/node.ts';
import { loadBlogTeasers } from './blog-teaser-list/load.server.ts';
import { loadEventList } from './event-list/load.server.ts';
import { loadForm } from './forms/load.server.ts';
import { loadHighlights } from './highlight-teaser/load.server.ts';
import { loadPointNotices } from './image-points/load.server.ts';
import type { ModuleData } from './module-data.ts';
import type { LoaderQuery, LoadQuery } from './module-load.ts';
import { loadPictureCredits } from './picture-credits/load.server.ts';
import { loadSharedSection } from './shared-section/load.server.ts';
import { loadVenue } from './venue/load.server.ts';
import { loadVenueList } from './venue-list/load.server.ts';

type Load = (fields: never, query: LoaderQuery) => Promise<unknown>;

/** The modules that show collections. Their `load.server.ts` runs when a page is rendered, not when it is published. */
export const loaders: Readonly<Record<string, Load>> = {
  'blog-teaser-list': loadBlogTeasers,
  'event-list': loadEventList,
  forms: loadForm,
  'highlight-teaser': loadHighlights,
  'image-points': loadPointNotices,
  'picture-credits': loadPictureCredits,
  'shared-section': loadSharedSection,
  venue: loadVenue,
  'venue-list': loadVenueList,
};

type Loaded = Pick<ViewNode, 'id' | 'model' | 'fields'>;

/** What the modules of a page show besides their fields, all read at once. */
export async function loadModuleData(
  nodes: readonly ViewNode[],
  query: LoadQuery,
  load: (node: Loaded, query: LoadQuery) => Promise<unknown> = loadOne,
): Promise<ModuleData> {
  const entries = await Promise.all(
    loadingNodes(nodes).map(async (node) => [node.id, await load(node, query)] as const),
  );
  return Object.fromEntries(entries);
}

const keptData = new KeptByTags<unknown>({ room: 4 * 1024 * 1024, sizeOf: jsonSize });

/** The same for a module of a published page that is itself kept: read again when what it shows has changed. */
export function loadKept(node: Loaded, query: LoadQuery): Promise<unknown> {
  return keptData.get(node.fields, query, (notes) => loadOne(node, { ...query, notes }));
}

/** The same for one module; null for those that load nothing. */
export async function loadOne({ model, fields }: Omit<Loaded, 'id'>, query: LoadQuery): Promise<unknown> {
  const load = Object.hasOwn(loaders, model) ? loaders[model] : undefined;
  // Proof: the fields were resolved from the definition this function was written for; a test pairs them.
  return load ? load(fields as never, { ...query, dataOf: (nodes) => loadModuleData(nodes, query) }) : null;
}

function loadingNodes(nodes: readonly ViewNode[]): Loaded[] {
  return nodes.flatMap((node) => [
    ...(Object.hasOwn(loaders, node.model) ? [node] : []),
    ...node.columns.flatMap(({ children }) => loadingNodes(children)),
  ]);
}
