import { sql } from 'drizzle-orm';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { db } from '#app/db/client.server.ts';
import { conditionOf, type DraftQuery, orderOf } from './drafts.server.ts';

/** Everything a list of drafts holds on all its pages, by id and in its order, but never more than so many. */
export async function draftIds(definition: CollectionDefinition, query: DraftQuery, most: number): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from entry where ${conditionOf(definition, query)} order by ${orderOf(query)} limit ${most}`);
  return rows.map(({ id }) => id);
}
