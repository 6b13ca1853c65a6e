import { type EventQuery, type FilterName, filterNames } from '#app/collections/event/query.ts';
import { filtersOf, listEvents } from '#app/features/programme/queries.server.ts';
import type { LoadContext } from '#app/load-context.ts';

/** The list without one of the things it is narrowed by, and how much that finds. */
export type Nearby = { without: FilterName | 'date'; count: number };

/**
 * What lies next to a list that is empty; asked only then. A list narrowed by one thing alone has nothing
 * near it but the whole.
 */
export async function nearbyLists(state: EventQuery, { locale, now, notes }: LoadContext): Promise<Nearby[]> {
  const chosen = filterNames.filter((name) => state.filter[name] !== undefined);
  const ways: Nearby['without'][] = state.date === null ? chosen : [...chosen, 'date'];
  if (ways.length < 2) return [];
  const lists = await Promise.all(
    ways.map(async (without) => {
      const others = chosen.filter((name) => name !== without).map((name) => [name, state.filter[name]]);
      const filters = await filtersOf({ filter: Object.fromEntries(others) });
      const date = without === 'date' ? undefined : (state.date ?? undefined);
      const { count, tags } = await listEvents({ locale, now, filters, date, page_size: 1 });
      notes.tag(...tags);
      return { without, count };
    }),
  );
  return lists.filter(({ count }) => count > 0);
}
