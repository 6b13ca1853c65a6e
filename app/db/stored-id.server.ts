import { type SQL, sql } from 'drizzle-orm';

/**
 * An id that is stored as text, as one an index finds: compared as text, every row of a table is read. Null where the text is
 * no id.
 */
export function storedId(text: SQL): SQL {
  return sql`case when ${text} ~ '^[0-9a-f-]{36}$' then (${text})::uuid end`;
}
