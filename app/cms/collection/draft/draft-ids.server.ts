import { sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { db } from '#app/db/client.server.ts';
import { orderBy, orderKey } from './draft-order.server.ts';
import { conditionOf, type DraftQuery } from './drafts.server.ts';

/** Everything a list of drafts holds on all its pages, by id and in its order, but never more than so many. */
export async function draftIds(definition: CollectionDefinition, query: DraftQuery, most: number): Promise<string[]> {
  const { key, joins } = orderKey(definition, query);
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from (
      select entry.id, entry.number, ${key} as key
      from (select * from entry where ${conditionOf(definition, query)}) as entry ${joins}
    ) as hit order by ${orderBy(sql`key`, query)} limit ${most}`);
  return rows.map(({ id }) => id);
}
