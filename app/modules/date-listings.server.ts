import { CacheNotes } from '#app/cache/cache-notes.ts';
import { entryAddresses } from '#app/cms/collection/listing/addresses.server.ts';
import { referencesOf } from '#app/cms/compile.ts';
import type { ModuleNode, ViewNode } from '#app/cms/node.ts';
import { resolveContext } from '#app/cms/resolve-context.ts';
import { viewNodes } from '#app/cms/view/view-nodes.ts';
import { event } from '#app/collections/event/schema.ts';
import { collections } from '#app/collections/registry.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { loadEventList } from './event-list/load.server.ts';
import { eventListModule } from './event-list/schema.ts';
import { definitions } from './registry.ts';

/** A page or an entry on which a list of dates reaches a date that nothing there names. */
export type DateListing = { type: string; id: string; locale: Locale };

type Online = DateListing & { nodes: ModuleNode[] };
type EventListFields = Parameters<typeof loadEventList>[0];

type Options = { type: string; ids: readonly string[]; now: Temporal.Instant };

/**
 * Where visitors see one of these dates at this moment in a list of dates, rendered as they see it: within its days, under
 * its tag, and not beyond the rows it shows.
 */
export async function dateListings({ type, ids, now }: Options): Promise<DateListing[]> {
  if (type !== event.type) return [];
  const wanted = new Set(ids);
  const found: DateListing[] = [];
  for (const { nodes, ...place } of await withDateList(ids))
    if (await shows(wanted, { nodes, locale: place.locale, now })) found.push(place);
  return found;
}

const mostLooked = 200;

/** What is online with a list of dates, in the languages these dates are online in. Entries are found by their drafts. */
async function withDateList(ids: readonly string[]): Promise<Online[]> {
  const { rows } = await pool().query<Online>(
    `with recursive up as (
       select parent_id, content_type, object_id from module where model = $1
       union select above.parent_id, above.content_type, above.object_id from up join module above on above.id = up.parent_id
     ), owner as (
       select content_type, object_id from up where object_id is not null
       union select content_type, object_id from publication where content_type = 'page'
     )
     select publication.content_type as type, publication.object_id as id, publication.locale, version.doc->'nodes' as nodes
     from owner join publication using (content_type, object_id) join version on version.id = version_id
     where publication.locale in (select distinct locale from listing where object_id = any($2::uuid[]))
       and version.doc->'nodes' @> $3::jsonb
     order by publication.object_id limit $4`,
    [eventListModule.model, [...ids], JSON.stringify([{ model: eventListModule.model }]), mostLooked],
  );
  return rows;
}

type Rendered = { nodes: ModuleNode[]; locale: Locale; now: Temporal.Instant };

async function shows(wanted: ReadonlySet<string>, { nodes, locale, now }: Rendered): Promise<boolean> {
  const addresses = await entryAddresses(referencesOf(nodes, locale, definitions), { locale, collections });
  const context = resolveContext({ locale, media: [], addresses });
  for (const { fields } of dateListsIn(viewNodes(nodes, { definitions, context, now }).nodes)) {
    // Proof: the fields were resolved from the definition of this module.
    const { days } = await loadEventList(fields as EventListFields, { locale, now, notes: new CacheNotes() });
    if (days.some(({ rows }) => rows.some(({ id }) => wanted.has(id)))) return true;
  }
  return false;
}

function dateListsIn(nodes: readonly ViewNode[]): ViewNode[] {
  return nodes.flatMap((node) => [
    ...(node.model === eventListModule.model ? [node] : []),
    ...node.columns.flatMap(({ children }) => dateListsIn(children)),
  ]);
}
