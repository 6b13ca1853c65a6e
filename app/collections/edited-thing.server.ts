import { sql } from 'drizzle-orm';
import { type Database, db, type Transaction } from '#app/db/client.server.ts';

/** What somebody edits in place: a page of modules, or an entry with modules at named places of its page. */
export type EditedThing = { type: string; id: string };

/** Which of both an id is; null when it is in the bin or was never there. */
export async function editedThing(id: string, reader: Database | Transaction = db()): Promise<EditedThing | null> {
  const { rows } = await reader.execute<{ type: string }>(sql`
    select 'page' as type from page where id = ${id} and deleted_at is null
    union all
    select type from entry where id = ${id} and deleted_at is null`);
  return rows[0] ? { type: rows[0].type, id } : null;
}
